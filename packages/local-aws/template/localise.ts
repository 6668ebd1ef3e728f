import { isLike } from '../iam/policies.ts';
import type { Template } from './read-template.ts';

interface LocalAddresses {
  /** Origin of what is served, for instance `http://localhost:3000`. */
  readonly url: string;
  /** Other origins under which a browser may have opened it. */
  readonly otherOrigins: readonly string[];
  /** Origin that browsers upload to. */
  readonly uploadOrigin: string;
}

/**
 * Replaces the addresses of AWS by those of this machine, wherever the template names them. Removes `upgrade-insecure-requests` from
 * the header policies, since nothing here uses TLS.
 */
export function localise(template: Template, { url, otherOrigins, uploadOrigin }: LocalAddresses): Template {
  const aws = `https://${template.distribution.domain}`;
  const text = template.buckets.reduce(
    (translated, { domain }) => translated.replaceAll(`https://${domain}`, uploadOrigin),
    JSON.stringify(template).replaceAll(aws, url).replaceAll('; upgrade-insecure-requests', ''),
  );
  /** A bucket may allow the site by a pattern, since the distribution can be in another stack. */
  const allowed = (origin: string) => (origin !== '*' && isLike(aws, origin) ? [url, ...otherOrigins] : [origin]);
  return JSON.parse(text, (key, value: unknown) =>
    key === 'AllowedOrigins' ? (value as string[]).flatMap(allowed) : value,
  ) as Template;
}

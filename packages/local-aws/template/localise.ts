import { isLike } from '../iam/policies.ts';
import { bucketDomain } from './aws-names.ts';
import type { Template } from './read-template.ts';

interface LocalAddresses {
  /** Origin of the site, for instance `http://localhost:3000`. */
  readonly siteUrl: string;
  /** Other origins under which a browser may have opened it. */
  readonly otherOrigins: readonly string[];
  /** Origin that browsers upload to. */
  readonly uploadOrigin: string;
}

/**
 * Replaces the addresses of AWS by those of this machine, wherever the template names them. Removes `upgrade-insecure-requests` from
 * the header policies, since nothing here uses TLS.
 */
export function localise(template: Template, { siteUrl, otherOrigins, uploadOrigin }: LocalAddresses): Template {
  const aws = `https://${template.distribution.domain}`;
  const text = template.buckets.reduce(
    (translated, { name }) => translated.replaceAll(`https://${bucketDomain(name)}`, uploadOrigin),
    JSON.stringify(template).replaceAll(aws, siteUrl).replaceAll('; upgrade-insecure-requests', ''),
  );
  /** A bucket allows the site by a pattern, since the distribution is in another stack. */
  const allowed = (origin: string) => (isLike(aws, origin) ? [siteUrl, ...otherOrigins] : [origin]);
  return JSON.parse(text, (key, value: unknown) =>
    key === 'AllowedOrigins' ? (value as string[]).flatMap(allowed) : value,
  ) as Template;
}

import { isLike } from '../iam/policies.ts';
import { bucketDomain } from './aws-names.ts';
import type { Template } from './specs.ts';

interface LocalAddresses {
  /** Origin of the site, for instance `http://localhost:3000`. */
  readonly siteUrl: string;
  /** Other origins under which a browser may have opened it. */
  readonly otherOrigins: readonly string[];
  /** Origin that browsers upload to. */
  readonly uploadOrigin: string;
}

/**
 * Replaces the addresses of AWS by those of this machine: in the functions' environment, the buckets' CORS rules and the header
 * policies. Removes `upgrade-insecure-requests`, since nothing here uses TLS.
 */
export function localise(template: Template, { siteUrl, otherOrigins, uploadOrigin }: LocalAddresses): Template {
  const aws = `https://${template.distribution.domain}`;
  const uploadOrigins = template.buckets.map(({ name }) => `https://${bucketDomain(name)}`);
  const translate = (text: string) =>
    uploadOrigins.reduce(
      (translated, origin) => translated.replaceAll(origin, uploadOrigin),
      text.replaceAll(aws, siteUrl),
    );
  const translateAll = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, translate(value)]));

  return {
    ...template,
    functions: template.functions.map((spec) => ({ ...spec, environment: translateAll(spec.environment) })),
    buckets: template.buckets.map((bucket) => ({
      ...bucket,
      cors: bucket.cors.map((rule) => ({
        ...rule,
        AllowedOrigins: rule.AllowedOrigins.flatMap((origin) =>
          isLike(aws, origin) ? [siteUrl, ...otherOrigins] : [origin],
        ),
      })),
    })),
    distribution: {
      ...template.distribution,
      behaviours: template.distribution.behaviours.map((behaviour) => {
        const headers = translateAll(behaviour.headers);
        const policy = headers['content-security-policy']?.replace(/; upgrade-insecure-requests(?=;|$)/, '');
        return {
          ...behaviour,
          headers: { ...headers, ...(policy !== undefined && { 'content-security-policy': policy }) },
        };
      }),
    },
  };
}

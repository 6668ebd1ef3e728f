import { Stack } from 'aws-cdk-lib';
import { CfnResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

type SecurityHeaders = CfnResponseHeadersPolicy.SecurityHeadersConfigProperty;

// In characters: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
const LONGEST_VALUE = 1783;
const HSTS = /^max-age=(\d+)(; includeSubDomains)?(; preload)?$/;

// CloudFront refuses these among the custom headers.
const securityHeaders: Readonly<Record<string, (value: string) => SecurityHeaders>> = {
  'content-security-policy': (value) => ({ contentSecurityPolicy: { contentSecurityPolicy: value, override: true } }),
  'referrer-policy': (value) => ({ referrerPolicy: { referrerPolicy: value, override: true } }),
  'strict-transport-security': (value) => {
    const [, seconds, includeSubdomains, preload] = HSTS.exec(value) ?? [];
    if (!seconds) throw new Error(`CloudFront cannot express this strict-transport-security: ${value}`);
    return {
      strictTransportSecurity: {
        accessControlMaxAgeSec: Number(seconds),
        includeSubdomains: includeSubdomains !== undefined,
        preload: preload !== undefined,
        override: true,
      },
    };
  },
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': (value) => ({ frameOptions: { frameOption: value, override: true } }),
};

/**
 * A CloudFront policy that sets exactly these headers on every response, overriding the origin's.
 * @param headers lower-case name → value
 * @throws Error on a value that CloudFront would refuse when it is deployed
 */
export function responseHeadersPolicy(
  scope: Construct,
  id: string,
  headers: Readonly<Record<string, string>>,
): CfnResponseHeadersPolicy {
  const all = Object.entries(headers);
  for (const [name, { length }] of all) {
    if (length > LONGEST_VALUE) throw new Error(`${name} has ${length} characters; CloudFront takes ${LONGEST_VALUE}.`);
  }
  const custom = all.filter(([name]) => !(name in securityHeaders));
  const securityHeadersConfig: SecurityHeaders = Object.assign(
    {},
    ...all.map(([name, value]) => securityHeaders[name]?.(value)),
  );
  return new CfnResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyConfig: {
      name: `${Stack.of(scope).stackName}-${id}`,
      securityHeadersConfig,
      customHeadersConfig: { items: custom.map(([header, value]) => ({ header, value, override: true })) },
    },
  });
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ORIGIN_HEADER } from '../../shared/api.ts';

/**
 * Returns a check that refuses requests which bypassed CloudFront: only the site's distribution adds the secret header. An HTTP API
 * offers neither a firewall nor a resource policy for this (security.md T19). The comparisons take constant time.
 * @param secrets accepted values, separated by spaces: two while one replaces the other
 */
export function originSecretCheck(secrets: string): (headers: APIGatewayProxyEventV2['headers']) => boolean {
  const accepted = secrets.split(' ').filter(Boolean).map(digest);
  return (headers) => {
    const given = digest(headers[ORIGIN_HEADER] ?? '');
    // Every secret is compared, whichever matches.
    return accepted.map((expected) => timingSafeEqual(expected, given)).includes(true);
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

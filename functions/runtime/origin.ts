import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ORIGIN_HEADER } from '../../shared/api.ts';

/**
 * Makes the check that refuses requests which bypassed CloudFront: only the site's distribution adds the secret header. An HTTP API
 * offers neither a firewall nor a resource policy for this (threats.md T19). The comparison takes constant time.
 */
export function siteCheck(secret: string): (headers: APIGatewayProxyEventV2['headers']) => boolean {
  const expected = digest(secret);
  return (headers) => timingSafeEqual(digest(headers[ORIGIN_HEADER] ?? ''), expected);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ORIGIN_HEADER } from '../../shared/api.ts';

/**
 * Makes the check whether a call came through the site's distribution, which alone knows the secret: an HTTP API has neither a
 * firewall nor a policy that could refuse all others (security.md T19). How long it takes tells nothing about the secret.
 */
export function siteCheck(secret: string): (headers: APIGatewayProxyEventV2['headers']) => boolean {
  const expected = digest(secret);
  return (headers) => timingSafeEqual(digest(headers[ORIGIN_HEADER] ?? ''), expected);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

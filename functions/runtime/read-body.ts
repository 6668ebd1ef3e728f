import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { MAX_BODY_BYTES } from '../../shared/api.ts';
import type { Refusal } from './reply.ts';

// A foreign page can't send this type without a CORS preflight, which gets no answer (threats.md T17).
const JSON_TYPE = /^application\/json *(?:; *charset="?utf-8"? *)?$/i;
// With the option, a byte order mark stays in the text and is refused as invalid JSON.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads the JSON body of a call: method, media type, size in bytes and syntax are checked in this order.
 * @returns the parsed value, or why the call is refused
 */
export function readBody(event: APIGatewayProxyEventV2): { readonly value: unknown } | Refusal {
  const { headers, requestContext, isBase64Encoded, body = '' } = event;
  if (requestContext.http.method !== 'POST') return { refused: 'method-not-allowed' };
  if (!JSON_TYPE.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined) {
    return { refused: 'unsupported-media-type' };
  }
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > MAX_BODY_BYTES) return { refused: 'body-too-large' };
  try {
    return { value: JSON.parse(utf8.decode(bytes)) };
  } catch {
    return { refused: 'invalid-json' };
  }
}

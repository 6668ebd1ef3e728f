import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { MAX_BODY_BYTES } from '../../shared/api.ts';
import type { Post, Refusal } from './reply.ts';

// A foreign page can't send this type without a CORS preflight, which gets no answer (security.md T17).
const JSON_TYPE = /^application\/json *(?:; *charset="?utf-8"? *)?$/i;
// With the option, a byte order mark stays in the text and is refused as invalid JSON.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The bytes of a call's body. */
export const bytesOf = ({ isBase64Encoded, body = '' }: APIGatewayProxyEventV2): Buffer =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');

/** Bytes as text. @throws TypeError if they are not UTF-8 */
export const decodedText = (bytes: Buffer): string => utf8.decode(bytes);

/** Reads the JSON body of a call: method, media type, size in bytes and syntax are checked in this order. */
export function readJsonPost(event: APIGatewayProxyEventV2): Post {
  const { headers, requestContext } = event;
  if (requestContext.http.method !== 'POST') return refuse('method-not-allowed');
  if (!JSON_TYPE.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined)
    return refuse('unsupported-media-type');
  const bytes = bytesOf(event);
  if (bytes.length > MAX_BODY_BYTES) return refuse('body-too-large');
  try {
    return { body: JSON.parse(decodedText(bytes)), client: 'script' };
  } catch {
    return refuse('invalid-json');
  }
}

const refuse = (refused: Refusal['refused']): Post => ({ refusal: { refused } });

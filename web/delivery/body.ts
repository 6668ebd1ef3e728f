import { MAX_BODY_BYTES } from '../../shared/api.ts';

/** Body of a form call, made when all photos are uploaded. */
export type RequestBody = Readonly<Record<string, unknown>> & { readonly submission_id: string };

/** All entries together are more than a call may carry; nothing was sent. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** @throws BodyTooLarge */
export function assertFits(body: RequestBody): RequestBody {
  if (new TextEncoder().encode(JSON.stringify(body)).length > MAX_BODY_BYTES) throw new BodyTooLarge();
  return body;
}

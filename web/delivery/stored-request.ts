import * as v from 'valibot';
import type { FieldError, FieldErrorCode } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { isPhotoType, type PhotoType } from '../../shared/photos.ts';
import type { PhotoToKeep } from './photo-list.ts';
import type { RequestBody } from './send.ts';

/** What every request has. */
export interface Kept {
  /** The submission's id (decisions.md D15). */
  readonly id: string;
  /** Id of the form. */
  readonly form: string;
  /** In epoch milliseconds. */
  readonly keptAt: number;
}

/** A request without a confirmation from the server. Its files are in a separate store. */
export interface WaitingRequest extends Kept {
  readonly status: 'waiting' | 'refused';
  /** The call's body without `photo_urls`. */
  readonly body: RequestBody;
  readonly photos: readonly Omit<PhotoToKeep, 'file'>[];
  /** What the server refused. */
  readonly errors: readonly FieldError[];
}

/** A request that the server has confirmed; nothing personal is left of it. */
interface SentRequest extends Kept {
  readonly status: 'sent';
  readonly reference: string;
}

export type KeptRequest = WaitingRequest | SentRequest;

// Whatever an older version, another program or a damaged disk left there is checked before the page relies on it.
const kept = {
  id: v.pipe(v.string(), v.uuid()),
  form: v.picklist(allForms.map(({ id }) => id)),
  keptAt: v.pipe(v.number(), v.finite()),
};
const photo = v.object({
  name: v.string(),
  type: v.custom<PhotoType>((type) => typeof type === 'string' && isPhotoType(type)),
  url: v.exactOptional(v.string()),
});
const schema = v.variant('status', [
  v.object({ ...kept, status: v.literal('sent'), reference: v.string() }),
  v.object({
    ...kept,
    status: v.picklist(['waiting', 'refused']),
    body: v.objectWithRest({ submission_id: v.string() }, v.union([v.string(), v.number(), v.boolean()])),
    photos: v.array(photo),
    errors: v.array(
      v.object({ field: v.string(), code: v.custom<FieldErrorCode>((code) => typeof code === 'string') }),
    ),
  }),
]);

/** A stored value as a request; undefined unless it is one. */
export function readRequest(value: unknown): KeptRequest | undefined {
  const result = v.safeParse(schema, value);
  if (!result.success) return undefined;
  const request = result.output;
  return request.status !== 'sent' && request.body.submission_id !== request.id ? undefined : request;
}

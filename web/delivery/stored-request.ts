import * as v from 'valibot';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { isPhotoType } from '../../shared/photos.ts';
import { fieldErrors } from './send.ts';

// Whatever an older version, another program or a damaged disk left there is checked before the page relies on it.
const kept = {
  /** The submission's id (decisions.md D15). */
  id: v.pipe(v.string(), v.uuid()),
  /** Id of the form. */
  form: v.picklist(allForms.map(({ id }) => id)),
  /** In epoch milliseconds. */
  keptAt: v.pipe(v.number(), v.finite()),
};
const waitingSchema = v.object({
  ...kept,
  status: v.picklist(['waiting', 'refused']),
  /** The call's body without `photo_urls`. */
  body: v.objectWithRest({ submission_id: v.string() }, v.union([v.string(), v.number(), v.boolean()])),
  /** The files are in a separate store. */
  photos: v.array(
    v.object({
      name: v.string(),
      type: v.pipe(v.string(), v.check(isPhotoType)),
      /** Where it was uploaded to, if it was. */
      url: v.exactOptional(v.string()),
    }),
  ),
  /** What the server refused. */
  errors: fieldErrors,
});
/** Nothing personal is left of it. */
const sentSchema = v.object({ ...kept, status: v.literal('sent'), reference: v.string() });
const schema = v.variant('status', [sentSchema, waitingSchema]);

/** A request without a confirmation from the server. */
export type WaitingRequest = v.InferOutput<typeof waitingSchema>;
export type KeptRequest = v.InferOutput<typeof schema>;

/** The form of a request: reading it has checked that there is one. */
export const formOf = ({ form }: KeptRequest): Form => allForms.find(({ id }) => id === form) as Form;

/** What was written in something that is no request of this version. */
export function writtenTexts(value: unknown): readonly string[] {
  const result = v.safeParse(v.object({ body: v.record(v.string(), v.unknown()) }), value);
  const { submission_id: _id, math_answer: _sum, ...body } = result.success ? result.output.body : {};
  return Object.values(body).filter((text) => typeof text === 'string');
}

/** A stored value as a request; undefined unless it is one. */
export function readRequest(value: unknown): KeptRequest | undefined {
  const result = v.safeParse(schema, value);
  if (!result.success) return undefined;
  const request = result.output;
  return request.status !== 'sent' && request.body.submission_id !== request.id ? undefined : request;
}

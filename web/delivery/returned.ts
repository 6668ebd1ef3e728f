import type { FieldError } from '../../shared/api.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import type { PhotoToKeep } from './photo-list.ts';
import type { RequestBody } from './send.ts';

/** A request that was kept on the device and not sent, on its way back into its form. */
export interface ReturnedRequest {
  readonly form: Form;
  readonly body: RequestBody;
  /** When it left the form, in epoch milliseconds. */
  readonly keptAt: number;
  readonly photos: readonly PhotoToKeep[];
  /** What the server refused. */
  readonly errors: readonly FieldError[];
}

let returned: ReturnedRequest | undefined;
const listeners = new Map<() => void, Form>();

/** Offers a request to its form: an open one gets it immediately, otherwise the next one that is opened. */
export function giveBack(request: ReturnedRequest): void {
  returned = request;
  for (const [listener, form] of listeners) if (form.id === request.form.id) listener();
}

/** The request laid ready for this form, once. */
export function takeReturned(form: Form): ReturnedRequest | undefined {
  if (returned?.form.id !== form.id) return undefined;
  const taken = returned;
  returned = undefined;
  return taken;
}

/** Notifies an open form of a request that was offered to it. @returns ends the subscription */
export function onReturned(form: Form, listener: () => void): () => void {
  listeners.set(listener, form);
  return () => listeners.delete(listener);
}

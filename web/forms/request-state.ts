import type { Notice } from '../../shared/notices.ts';
import type { SentForm } from '../delivery/session.ts';

/** The confirmation of the request that was sent last in this session. It stays while another one is filled in. */
export interface Confirmed {
  readonly sent: SentForm;
  /** Just now, not before a reload: focus and title follow. */
  readonly isNew: boolean;
}

/** State of a form's request (specification section 4). */
export type RequestState = {
  /** How often the page itself found something to correct. */
  readonly attempts: number;
  readonly confirmed?: Confirmed | undefined;
} & (
  | { readonly status: 'idle' | 'sending' | 'confirmed' }
  /** Everything is still in the form. Unless the content was refused, the device may keep it. */
  | {
      readonly status: 'failed';
      readonly notice: Notice;
      readonly mayKeep: boolean;
      readonly retryAfter?: number | undefined;
    }
  /** In the outbox, under its submission id; the form is empty. */
  | { readonly status: 'kept'; readonly id: string }
);

export type RequestEvent =
  /** The page has loaded in a session in which this form was sent. */
  | { readonly type: 'restored'; readonly sent: SentForm }
  /** The page refuses to send: entries have to be corrected. */
  | { readonly type: 'incorrect' }
  | { readonly type: 'started' }
  /** @property retryAfter in seconds, if the server names it */
  | { readonly type: 'failed'; readonly notice: Notice; readonly retryAfter?: number | undefined }
  /** The content was not refused, and this browser can keep requests. */
  | { readonly type: 'keepable' }
  | { readonly type: 'kept'; readonly id: string }
  | { readonly type: 'confirmed'; readonly sent: SentForm }
  /** The visitor discards the entries, or withdraws what was kept. */
  | { readonly type: 'discarded' }
  | { readonly type: 'confirmationHidden' };

export const INITIAL_STATE: RequestState = { status: 'idle', attempts: 0 };

/**
 * The way of a request: idle → sending → confirmed; or → failed → sending again, or → kept → confirmed. All changes of the state are here; what
 * they cause is in `useRequest`.
 */
export function nextState(state: RequestState, event: RequestEvent): RequestState {
  const { attempts, confirmed } = state;
  switch (event.type) {
    case 'restored':
      return { status: 'confirmed', attempts, confirmed: { sent: event.sent, isNew: false } };
    case 'incorrect':
      return { status: 'idle', attempts: attempts + 1, confirmed };
    case 'started':
      return { status: 'sending', attempts, confirmed };
    case 'failed':
      return {
        status: 'failed',
        attempts,
        confirmed,
        notice: event.notice,
        mayKeep: false,
        retryAfter: event.retryAfter,
      };
    case 'keepable':
      return state.status === 'failed' ? { ...state, mayKeep: true } : state;
    case 'kept':
      return { status: 'kept', attempts, confirmed, id: event.id };
    case 'confirmed':
      return { status: 'confirmed', attempts, confirmed: { sent: event.sent, isNew: true } };
    case 'discarded':
      return { status: 'idle', attempts, confirmed };
    case 'confirmationHidden':
      return { ...state, confirmed: undefined, ...(state.status === 'confirmed' && { status: 'idle' as const }) };
  }
}

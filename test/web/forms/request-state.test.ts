import { expect, it } from 'vitest';
import { SEND_FAILED } from '../../../shared/notices.ts';
import { INITIAL_STATE, nextState, type RequestEvent, type RequestState } from '../../../web/forms/request-state.ts';

const sent = { reference: 'ABCD-1234', sentAt: 0, entries: [] };
const id = '3f2c8a52-6d1b-4f53-9d58-1f6a3d2b7c01';
const events = {
  restored: { type: 'restored', sent },
  incorrect: { type: 'incorrect' },
  started: { type: 'started' },
  failed: { type: 'failed', notice: SEND_FAILED },
  keepable: { type: 'keepable' },
  kept: { type: 'kept', id },
  confirmed: { type: 'confirmed', sent },
  discarded: { type: 'discarded' },
  confirmationHidden: { type: 'confirmationHidden' },
} as const satisfies Record<RequestEvent['type'], RequestEvent>;
type Name = keyof typeof events;

const after = (...names: readonly Name[]): RequestState =>
  names.map((name) => events[name]).reduce(nextState, INITIAL_STATE);

const ways: readonly [readonly Name[], RequestState['status']][] = [
  [[], 'idle'],
  [['incorrect'], 'idle'],
  [['started'], 'sending'],
  [['started', 'confirmed'], 'confirmed'],
  [['started', 'failed'], 'failed'],
  [['started', 'failed', 'started'], 'sending'],
  [['started', 'failed', 'incorrect'], 'idle'],
  [['started', 'failed', 'keepable', 'kept'], 'kept'],
  [['started', 'failed', 'keepable', 'kept', 'confirmed'], 'confirmed'],
  [['started', 'failed', 'keepable', 'kept', 'discarded'], 'idle'],
  [['started', 'failed', 'discarded'], 'idle'],
  [['restored'], 'confirmed'],
  [['restored', 'confirmationHidden'], 'idle'],
];

it.each(ways)('after %j a request is %s', (names, status) => expect(after(...names).status).toBe(status));

it('may be kept only while it has failed, and each new failure asks again', () => {
  expect(after('started', 'failed', 'keepable')).toMatchObject({ mayKeep: true });
  expect(after('started', 'failed', 'keepable', 'started', 'failed')).toMatchObject({ mayKeep: false });
  expect(after('started', 'failed', 'started', 'keepable')).toEqual(after('started'));
});

it('keeps the confirmation of the last one while another is filled in, until it is hidden', () => {
  const next: readonly Name[] = ['incorrect', 'started', 'failed', 'keepable', 'kept', 'discarded'];
  for (const name of next) expect(nextState(after('confirmed'), events[name]).confirmed).toEqual({ sent, isNew: true });
  for (const name of next) {
    const { status } = after(name);
    expect(after('confirmed', name, 'confirmationHidden')).toMatchObject({ status, confirmed: undefined });
  }
});

it('counts what the page itself refuses: each time its summary takes the focus anew', () =>
  expect(after('incorrect', 'started', 'failed', 'incorrect').attempts).toBe(2));

import { expect, it } from 'vitest';
import { deliverRecord } from '../../../../infra/local/lambda/event-source.ts';
import { contact } from '../../../../shared/forms/contact.ts';
import { inserted, rowImage } from '../../../functions/mail/stream-events.ts';

const mapping = {
  id: 'Mapping',
  functionId: 'Mailer',
  table: 'contact_forms',
  retries: 2,
};

/** Delivers a record to a function that answers so, in turn; the last answer stays. */
async function deliver(answers: readonly (object | null | 'throws' | 'the end')[]) {
  const ending = new AbortController();
  const lines: string[] = [];
  let calls = 0;
  const invoke = async () => {
    const answer = answers[Math.min(calls++, answers.length - 1)];
    if (answer === 'the end') ending.abort();
    if (typeof answer === 'string') throw new Error('failed');
    return answer;
  };
  const log = (line: string) => void lines.push(line);
  const isDone = await deliverRecord(mapping, inserted(contact, rowImage({})), { invoke, log, signal: ending.signal });
  return { isDone, calls, lines };
}

it.each([null, {}, { batchItemFailures: null }, { batchItemFailures: [] }])(
  'a record is handled when the function answers %j',
  async (answer) => {
    expect(await deliver([answer])).toEqual({ isDone: true, calls: 1, lines: [] });
  },
);

it.each(['throws', { batchItemFailures: [{ itemIdentifier: '1' }] }] as const)(
  'a record is tried again as often as the template allows, then given up: %j',
  async (failure) => {
    expect(await deliver([failure, null])).toEqual({ isDone: true, calls: 2, lines: [] });
    const { isDone, calls, lines } = await deliver([failure]);
    expect([isDone, calls]).toEqual([true, 3]);
    expect(lines).toEqual([
      expect.stringMatching(/^Mailer gave up on record \d+ of contact_forms: RetryAttemptsExhausted$/u),
    ]);
  },
);

it('a record that fails while everything stops stays for the next start', async () => {
  expect(await deliver(['throws', 'the end'])).toEqual({ isDone: false, calls: 2, lines: [] });
});

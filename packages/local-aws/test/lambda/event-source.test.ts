import { expect, it } from 'vitest';
import { deliverRecord } from '../../lambda/event-source.ts';

const mapping = { id: 'Mapping', functionId: 'Mailer', table: 'contact_forms', retries: 2 };
const record = { eventName: 'INSERT', dynamodb: { SequenceNumber: '1', NewImage: { id: { S: 'a' } } } } as const;

/** Delivers a record to a function that answers so, in turn; the last answer stays. @param fullFor how often the disk is found full */
async function deliver(answers: readonly (object | null | 'throws' | 'the end')[], fullFor = 0) {
  const ending = new AbortController();
  const lines: string[] = [];
  let calls = 0;
  let looks = 0;
  const invoke = async () => {
    const answer = answers[Math.min(calls++, answers.length - 1)];
    if (answer === 'the end') ending.abort();
    if (typeof answer === 'string') throw new Error('failed');
    return answer;
  };
  const log = (line: string) => void lines.push(line);
  const delivery = { invoke, log, signal: ending.signal, isReady: async () => ++looks > fullFor };
  const isDone = await deliverRecord(mapping, record, delivery);
  return { isDone, calls, lines };
}

const failure = { batchItemFailures: [{ itemIdentifier: '1' }] };
const GIVEN_UP = expect.stringMatching(/^Mailer gave up on record \d+ of contact_forms: RetryAttemptsExhausted$/u);

it.each([
  ['is handled', [null], { isDone: true, calls: 1, lines: [] }],
  ['is tried again', ['throws', null], { isDone: true, calls: 2, lines: [] }],
  ['is tried again', [failure, null], { isDone: true, calls: 2, lines: [] }],
  ['is given up after as many tries as the template allows', ['throws'], { isDone: true, calls: 3, lines: [GIVEN_UP] }],
  ['stays for the next start', ['throws', 'the end'], { isDone: false, calls: 2, lines: [] }],
] as const)('a record %s when the function answers %j', async (_, answers, outcome) => {
  expect(await deliver(answers)).toEqual(outcome);
});

it('a full disk is waited for and counts as no try', async () => {
  const { isDone, calls, lines } = await deliver(['throws', 'throws', 'throws', null], 2);
  expect({ isDone, calls, lines }).toEqual({
    isDone: true,
    calls: 4,
    lines: ['Mailer waits until the disk has room.'],
  });
});

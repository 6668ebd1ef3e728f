import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it, vi } from 'vitest';
import { confirmationLimit } from '../../../functions/mail/confirmation-limit.ts';
import { MOST_CONFIRMATIONS_A_DAY, MOST_CONFIRMATIONS_AN_HOUR } from '../../../shared/retention.ts';
import { mockConfirmations } from './stream-events.ts';

const confirmations = mockConfirmations();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** With a real table and several processes: confirmation-limit.test.ts. */
it('a flood from as many addresses gets sixty confirmations in an hour at most, and three hundred in a day', async () => {
  vi.stubEnv('CONFIRMATIONS_TABLE', 'confirmations');
  vi.stubEnv('AWS_REGION', 'eu-central-2');
  vi.useFakeTimers({ toFake: ['Date'] });
  const ends = new Map<string, number>();
  confirmations.mock
    .on(PutCommand)
    .callsFake(({ Item: { id, expires_at: end }, ExpressionAttributeValues: values }) => {
      if ((ends.get(id) ?? 0) > values[':now'])
        throw new ConditionalCheckFailedException({ $metadata: {}, message: 'taken' });
      ends.set(id, end);
      return {};
    });
  const take = confirmationLimit();
  const { signal } = new AbortController();
  const hours: number[] = [];
  for (let hour = 0; hour < 6; hour++) {
    vi.setSystemTime(new Date('2026-11-22T08:00:00Z').getTime() + hour * 1.1 * 3_600_000);
    let sent = 0;
    for (let row = 0; row < 80; row++)
      sent += Number(await take(`visitor${hour}-${row}@firma.ch`, `${hour} ${row}`, signal));
    hours.push(sent);
  }
  expect(Math.max(...hours)).toBeLessThanOrEqual(MOST_CONFIRMATIONS_AN_HOUR);
  expect(Math.min(...hours.slice(0, 4))).toBeGreaterThan(35);
  expect(hours.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MOST_CONFIRMATIONS_A_DAY);
});

import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import {
  CONFIRMATION_HOURS,
  MOST_CONFIRMATIONS,
  MOST_CONFIRMATIONS_A_DAY,
  MOST_CONFIRMATIONS_AN_HOUR,
} from '../../shared/retention.ts';
import { clientSettings } from '../runtime/client-settings.ts';
import { env } from '../runtime/env.ts';
import { mailboxOf } from './mailbox-of.ts';

/** A number of mails that may be sent within any time as long. */
interface Allowance {
  /** Start of the ids of its slots. */
  readonly name: string;
  readonly slots: number;
  readonly hours: number;
}

/** Of all addresses together, so that a flood of requests ends the confirmations before their bounces end all mails. */
const OF_ALL: readonly Allowance[] = [
  { name: 'hour', slots: MOST_CONFIRMATIONS_AN_HOUR, hours: 1 },
  { name: 'day', slots: MOST_CONFIRMATIONS_A_DAY, hours: 24 },
];
/** Slots that are tried for one mail. Only in a flood are more of them taken in a row. */
const TRIES = 8;

/** A slot that is free, whose time is over, or that this row already has: a retry of its mail must not take another. */
const IS_FREE = 'attribute_not_exists(id) OR expires_at <= :now OR row_id = :row';

/**
 * Returns a function that takes a slot for a row's confirmation: one of the three of its address, on all forms together (decisions.md D21,
 * security.md T32), and one each of the hour and the day. A slot is an item that is put under a condition and free again after its time, so
 * there are never more in any such time, however many rows are mailed in parallel.
 * The table stores hashes, no addresses, and its time to live removes them.
 * @returns whether there was a slot
 */
export function confirmationLimit(): (address: string, rowId: string, abortSignal: AbortSignal) => Promise<boolean> {
  const TableName = env('CONFIRMATIONS_TABLE');
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings));

  return async (address, rowId, abortSignal) => {
    const ofAddress = {
      name: hashOf(mailboxOf(address)).toString('hex'),
      slots: MOST_CONFIRMATIONS,
      hours: CONFIRMATION_HOURS,
    };
    for (const allowance of [ofAddress, ...OF_ALL]) if (!(await takeOneOf(allowance))) return false;
    return true;

    /** Begins at a slot that the row's id decides, so that rows seldom meet and a retry finds its own. */
    async function takeOneOf({ name, slots, hours }: Allowance): Promise<boolean> {
      const first = hashOf(rowId).readUInt32BE();
      for (let tried = 0; tried < Math.min(slots, TRIES); tried++)
        if (await takeSlot(`${name}#${((first + tried) % slots) + 1}`, hours)) return true;
      return false;
    }

    async function takeSlot(id: string, hours: number): Promise<boolean> {
      const now = Math.floor(Date.now() / 1000);
      const put = new PutCommand({
        TableName,
        Item: { id, row_id: rowId, expires_at: now + hours * 3600 },
        ConditionExpression: IS_FREE,
        ExpressionAttributeValues: { ':now': now, ':row': rowId },
      });
      try {
        await documents.send(put, { abortSignal });
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    }
  };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

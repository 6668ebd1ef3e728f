import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { CONFIRMATION_HOURS, MOST_CONFIRMATIONS } from '../../shared/retention.ts';
import { clientSettings } from '../runtime/client-settings.ts';
import { env } from '../runtime/env.ts';

const WINDOW_SECONDS = CONFIRMATION_HOURS * 60 * 60;

/** A slot that is free, whose time is over, or that this row already has: a retry of its mail must not take another. */
const IS_FREE = 'attribute_not_exists(id) OR expires_at <= :now OR row_id = :row';

/**
 * Returns a function that takes one of the three slots of an address for a row's confirmation, on all forms together (decisions.md D21,
 * threats.md T32). A slot is an item that is put under a condition and free again after 24 hours, so there are never more than three in any
 * 24 hours, however many rows are mailed in parallel.
 * The table stores hashes, no addresses, and its time to live removes them.
 * @returns whether there was a slot
 */
export function confirmationLimit(): (address: string, rowId: string, abortSignal: AbortSignal) => Promise<boolean> {
  const TableName = env('CONFIRMATIONS_TABLE');
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings));

  return async (address, rowId, abortSignal) => {
    const mailbox = createHash('sha256').update(mailboxOf(address)).digest('hex');
    const now = Math.floor(Date.now() / 1000);
    for (let slot = 1; slot <= MOST_CONFIRMATIONS; slot++) {
      if (await takeSlot(`${mailbox}#${slot}`)) return true;
    }
    return false;

    async function takeSlot(id: string): Promise<boolean> {
      const put = new PutCommand({
        TableName,
        Item: { id, row_id: rowId, expires_at: now + WINDOW_SECONDS },
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

/** Addresses that most providers deliver to one mailbox become equal: upper case, dots, and what follows a plus sign before the @. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const name = local.split('+')[0]?.replaceAll('.', '') ?? '';
  return `${name === '' ? local : name}@${domain}`;
}

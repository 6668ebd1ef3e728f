import { DeleteItemCommand, DynamoDBClient, paginateScan, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';
import type { Form } from '../../shared/forms/define-form.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The rows of a form's table with this e-mail address. */
export async function rowsOf(form: Form, email: string): Promise<readonly Row[]> {
  const { region, credentials, endpoints } = inject('operator');
  const client = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb });
  const rows: Row[] = [];
  const filter = {
    TableName: form.table,
    ConsistentRead: true,
    FilterExpression: 'email = :email',
    ExpressionAttributeValues: { ':email': { S: email } },
  };
  for await (const { Items = [] } of paginateScan({ client }, filter)) {
    rows.push(
      ...Items.map((item) => Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plain(value)]))),
    );
  }
  client.destroy();
  return rows;
}

/** Lets confirmations be sent again, as if none had been. */
export async function forgetConfirmations(): Promise<void> {
  const { region, credentials, endpoints } = inject('operator');
  const client = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb });
  const TableName = 'confirmations';
  for await (const { Items = [] } of paginateScan({ client }, { TableName }))
    for (const { id } of Items) if (id) await client.send(new DeleteItemCommand({ TableName, Key: { id } }));
  client.destroy();
}

const plain = ({ S, N, BOOL, L }: AttributeValue): unknown =>
  S ?? (N === undefined ? (BOOL ?? L?.map(plain)) : Number(N));

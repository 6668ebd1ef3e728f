import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';

const client = new DynamoDBClient({});

/** The bare call that storing a request can't do without: one conditional put of a row as large as ours. */
export async function handler() {
  await client.send(
    new PutItemCommand({
      TableName: process.env['TABLE_NAME'],
      Item: { id: { S: '0'.repeat(64) }, message: { S: 'x'.repeat(400) } },
      ConditionExpression: 'attribute_not_exists(id)',
    }),
  );
  return { statusCode: 201 };
}

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';

const database = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** POST /api/notes: stores a note. */
export async function handler({ body, headers }) {
  const note = { ...JSON.parse(body), sent_to: headers.host };
  const condition = { ConditionExpression: 'attribute_not_exists(id)' };
  await database.send(new PutCommand({ TableName: process.env.TABLE, Item: note, ...condition }));
  return { statusCode: 201, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: note.id }) };
}

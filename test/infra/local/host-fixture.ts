import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import type { Operator } from '../../../infra/local/local-host.ts';

/** Sends a form's body, as the page does. */
export const post = (url: string, path: string, body: unknown): Promise<Response> =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** A sound contact request. */
export const contactBody = (submissionId: string = crypto.randomUUID()) => ({
  submission_id: submissionId,
  math_answer: '12',
  privacy: true,
  name: 'Ursula Bärtschi',
  email: 'u.baertschi@firma.ch',
  message: 'Guten Tag\nBitte um Rückruf.',
});

/** All references in a table. */
export async function storedReferences({ region, credentials, endpoints }: Operator, TableName: string): Promise<(string | undefined)[]> {
  const client = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb });
  const { Items = [] } = await client.send(new ScanCommand({ TableName }));
  return Items.map(({ reference }) => reference?.S);
}

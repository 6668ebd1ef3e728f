import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import type { Form } from '../../shared/forms/define-form.ts';
import { rowsIn, tablesOf, type Row } from '../fixtures/stored-rows.ts';

/** The rows of a form's table with this e-mail address. */
export const rowsOf = async (form: Form, email = ''): Promise<readonly Row[]> =>
  (await rowsIn(inject('operator'), form.table)).filter((row) => row['email'] === email);

/** Lets confirmations be sent again, as if none had been. */
export async function forgetConfirmations(): Promise<void> {
  const client = tablesOf(inject('operator'));
  const TableName = 'confirmations';
  for (const { id } of await rowsIn(inject('operator'), TableName))
    await client.send(new DeleteCommand({ TableName, Key: { id } }));
  client.destroy();
}

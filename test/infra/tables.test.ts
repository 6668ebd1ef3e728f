import { expect, it } from 'vitest';
import { readOperations, withTables } from '../../infra/tables.ts';

it('the tables of docs/operations.md are those of the data', () => {
  const renew = 'Changed: run «npx node infra/tables.ts» and commit what it writes.';
  expect(readOperations(), renew).toBe(withTables(readOperations()));
});

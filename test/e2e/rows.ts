import { inject } from 'vitest';
import type { Form } from '../../shared/forms/define-form.ts';
import { rowsIn, type Row } from '../fixtures/stored-rows.ts';

export const rowsOf = async (form: Form, email = ''): Promise<readonly Row[]> =>
  (await rowsIn(inject('operator'), form.table)).filter((row) => row['email'] === email);

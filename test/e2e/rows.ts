import { expect, inject } from 'vitest';
import { complaint } from '../../shared/forms/complaint.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { rowsIn, type Row } from '../fixtures/stored-rows.ts';
import { photoUrlsOf } from '../reliability/filled.ts';

export const rowsOf = async (form: Form, email = ''): Promise<readonly Row[]> =>
  (await rowsIn(inject('operator'), form.table)).filter((row) => row['email'] === email);

/** The photos of a visitor's only complaint. */
export async function storedPhotos(email?: string): Promise<readonly Buffer[]> {
  const [row, ...others] = await rowsOf(complaint, email);
  expect(others).toEqual([]);
  return Promise.all(photoUrlsOf(row).map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
}

import { beforeEach, expect, it, vi } from 'vitest';
import { allForms } from '../../shared/forms/all-forms.ts';
import { handlerOf } from './call.ts';

beforeEach(() => vi.resetModules());

const needed = [
  ...allForms.map(({ id }) => [id, 'TABLE_NAME']),
  ...[...allForms.map(({ id }) => id), 'complaint-photos'].map((name) => [name, 'ORIGIN_SECRETS']),
  ['complaint', 'MALWARE_SCAN'],
  ...['UPLOADS_BUCKET', 'SITE_URL'].flatMap((variable) =>
    ['complaint', 'complaint-photos'].map((name) => [name, variable]),
  ),
] as [string, string][];

it.each(needed)('%s does not start without %s and names it', async (name, variable) => {
  await expect(handlerOf(name, { [variable]: '' })).rejects.toThrow(`Environment variable ${variable} is missing`);
});

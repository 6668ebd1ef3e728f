import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPoints } from '../../../../infra/stack/settings/open-points.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

it('lists each value that is still marked, with its line, name and beginning', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'web/content/owner'), { recursive: true });
  const source = `export const firm = {\n  name: toConfirm('Muster'),\n  city: 'Bern',\n  text: toConfirm(\n    'Ein Satz.',\n  ),\n};\nexport const years = toConfirm({ first: 1 });\nexport const names = [toConfirm('A'), 'B'];\n`;
  await writeFile(join(root, 'web/content/owner/firm.ts'), source);
  expect(openPoints(`${root}/`)).toEqual([
    { place: 'web/content/owner/firm.ts:2', text: "name: 'Muster'" },
    { place: 'web/content/owner/firm.ts:4', text: "text: 'Ein Satz.'" },
    { place: 'web/content/owner/firm.ts:8', text: 'years: { first: 1 }' },
    { place: 'web/content/owner/firm.ts:9', text: ": 'A'" },
  ]);
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../packages/local-aws/test/temporary-folder.ts';
import { noticesOf, packagesOf } from '../../../web/builder/licences.ts';

/** A package in a folder, and one of its modules. */
async function installed(root: string, name: string, license: string): Promise<string> {
  const folder = join(root, 'node_modules', name);
  await mkdir(join(folder, 'dist/esm'), { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
  await writeFile(join(folder, 'LICENCE'), 'You may.');
  // Says only how the files beside it are read.
  await writeFile(join(folder, 'dist/esm/package.json'), '{ "type": "module" }');
  return join(folder, 'dist/esm/index.js');
}

it('lists each package of the bundled modules once, packages of one licence text together', async () => {
  const root = await temporaryFolder();
  const files = [await installed(root, '@some/kit', 'MIT'), await installed(root, 'box', 'ISC'), join(root, 'own.ts')];
  expect(noticesOf(packagesOf([...files, ...files]))).toBe('@some/kit 1.2.3 MIT\nbox 1.2.3 ISC\n\nYou may.\n');
});

it('refuses a bundled package under the GPL by its name', async () => {
  const file = await installed(await temporaryFolder(), 'planted', 'GPL-3.0-only');
  expect(() => noticesOf(packagesOf([file]))).toThrow(/not allowed.*: planted GPL-3\.0-only\.$/u);
});

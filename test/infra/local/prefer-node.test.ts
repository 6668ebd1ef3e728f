import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** Runs the script after an installation by a Node of this version. @returns where the project's Node leads */
async function nodeAfter(version: string, folder = 'machine'): Promise<string> {
  const root = await temporaryFolder();
  const installed = join(root, folder, 'node');
  for (const path of [join(root, folder), join(root, 'node_modules/.bin')]) await mkdir(path, { recursive: true });
  await writeFile(installed, `#!/bin/sh\necho ${version}\n`);
  await chmod(installed, 0o755);
  await symlink('../bundled/node', join(root, 'node_modules/.bin/node'));
  await mkdir(join(root, 'node_modules/bundled'));
  await writeFile(join(root, 'node_modules/bundled/node'), '');
  execFileSync(process.execPath, [resolve('infra/local/prefer-node.mjs')], {
    cwd: root,
    env: { npm_node_execpath: installed },
  });
  return (await readlink(join(root, 'node_modules/.bin/node'))).replace(root, '');
}

it('the Node of the machine is preferred where it is new enough, and is not itself a package', async () => {
  expect(await nodeAfter('v24.1.0')).toBe('/machine/node');
  expect(await nodeAfter('v26.0.0')).toBe('/machine/node');
  expect(await nodeAfter('v22.9.0')).toBe('../bundled/node');
  expect(await nodeAfter('v24.1.0', 'node_modules/x')).toBe('../bundled/node');
});

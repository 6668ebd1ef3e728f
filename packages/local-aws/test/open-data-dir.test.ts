/** @module-tag thorough */
import { chmod, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { StartError } from '../machine/start-error.ts';
import { openDataDir } from '../open-data-dir.ts';
import { startStores } from '../start-stores.ts';
import { ENVIRONMENT } from './environment.ts';
import { temporaryFolder } from './temporary-folder.ts';

it('a data folder is for one host', async () => {
  const dataDir = await temporaryFolder();
  const settings = { dataDir, settingNames: { dataDir: 'DATA_DIR' } };
  const { stop } = await startStores({ environment: ENVIRONMENT }, settings);
  const second = await startStores({ environment: ENVIRONMENT }, settings).catch((error: unknown) => error);
  expect(second).toBeInstanceOf(StartError);
  expect((second as StartError).message).toMatch(/is in use by another process: .+ DATA_DIR\.$/u);
  await stop();
});

// Windows has no file modes.
it.skipIf(process.platform === 'win32')('a data folder is for its owner only, even if it was open to all', async () => {
  const dataDir = await temporaryFolder();
  await chmod(dataDir, 0o755);
  (await openDataDir(dataDir)).close();
  expect(((await stat(dataDir)).mode & 0o777).toString(8)).toBe('700');
});

import { chmod, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { claimDataDir } from '../data-dir.ts';
import { temporaryFolder } from './temporary-folder.ts';

it.skipIf(process.platform === 'win32')(
  'the data folder is for its owner only, though it was open to all before',
  async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o755);
    const opened: (() => Promise<void> | void)[] = [];
    await claimDataDir(folder, 'dataDir', opened);
    for (const close of opened) await close();
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700');
  },
);

/** @module-tag thorough */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { whenFilesChange } from '../../../../infra/local/dev/when-files-change.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

/** A project that Vite watches as for `npm run dev`, its pages beside the folder whose files matter. */
async function watched(work: () => Promise<void>) {
  const project = await temporaryFolder();
  const [web, functions] = [join(project, 'web'), join(project, 'functions')];
  for (const folder of [web, join(functions, 'runtime')]) await mkdir(folder, { recursive: true });
  await writeFile(join(functions, 'runtime/reply.ts'), '0');
  const { plugin, stop } = whenFilesChange([functions], work);
  const vite = await createServer({
    configFile: false,
    root: web,
    plugins: [plugin],
    server: { middlewareMode: true, ws: false },
    logLevel: 'silent',
  });
  onTestFinished(async () => {
    await stop();
    await vite.close();
  });
  return { project, file: join(functions, 'runtime/reply.ts'), vite, watcher: vite.watcher, stop };
}

/** Saves as `git checkout` and most editors do: another file, which was written elsewhere, takes the name. */
async function replace(file: string, draft: string, text: string): Promise<void> {
  await writeFile(draft, text);
  await rename(draft, file);
}

it('sees every save of a file that is replaced by another', async () => {
  const seen: string[] = [];
  const { project, file, watcher } = await watched(async () => void seen.push(await readFile(file, 'utf8')));
  await expect.poll(() => Object.keys(watcher.getWatched())).toContain(dirname(file));
  for (const text of ['1', '2', '3']) {
    await replace(file, join(project, 'draft'), text);
    await expect.poll(() => seen.at(-1)).toBe(text);
  }
});

it('goes on after Vite started again, as it does when a file that its configuration imports changes', async () => {
  const seen: string[] = [];
  const { project, file, vite } = await watched(async () => void seen.push(await readFile(file, 'utf8')));
  await vite.restart();
  await expect.poll(() => Object.keys(vite.watcher.getWatched())).toContain(dirname(file));
  await replace(file, join(project, 'draft'), '1');
  await expect.poll(() => seen.at(-1)).toBe('1');
});

it('sees new and deleted files, and none beside the folders', async () => {
  let runs = 0;
  const { project, file, watcher } = await watched(async () => void runs++);
  await expect.poll(() => Object.keys(watcher.getWatched())).toContain(dirname(file));
  await writeFile(join(project, 'web/page.ts'), '');
  await expect.poll(() => Object.values(watcher.getWatched()).flat()).toContain('page.ts');
  expect(runs).toBe(0);
  await writeFile(`${file}x`, '');
  await expect.poll(() => runs).toBeGreaterThan(0);
  const before = runs;
  await rm(file);
  await expect.poll(() => runs).toBeGreaterThan(before);
});

it('works once at a time, and once more when files changed meanwhile', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const { file, watcher, stop } = await watched(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  onTestFinished(() => runs.forEach(({ resolve }) => resolve()));
  watcher.emit('all', 'change', file);
  await expect.poll(() => runs.length).toBe(1);
  for (const path of [file, `${file}x`]) watcher.emit('all', 'change', path);
  // Longer than a change waits for others.
  await sleep(500);
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await stop();
  expect(runs).toHaveLength(2);
});

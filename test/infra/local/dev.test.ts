/** @module-tag thorough */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocal, type LocalHost } from '../../../infra/local/local-host.ts';
import { ANSWER_STYLES, PHOTOS_PATH } from '../../../shared/api.ts';
import { paths } from '../../../shared/paths.ts';
import { LONG_TIME_LIMITS } from '../../fixtures/long-time-limits.ts';
import { contactBody, post, storedReferences } from '../fixtures/host-fixture.ts';

let host: LocalHost;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'website-dev-'));
  host = await startLocal({ port: 0, dataDir, dev: true, timeLimits: LONG_TIME_LIMITS });
});
afterAll(async () => {
  await host.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('serves every page from its sources, with hot reload', async () => {
  for (const path of [paths.home, paths.contact]) {
    const page = await fetch(host.url + path, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/@vite/client');
  }
  const source = await fetch(`${host.url}/content/imprint.ts`);
  expect([source.status, source.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
});

it('serves no file of the data folder, and no other site any file', async () => {
  const own = `${process.cwd()}/.data/dev-test`;
  await mkdir(own, { recursive: true });
  await writeFile(join(own, 'host.json'), 'local data');
  for (const file of [join(dataDir, 'host.json'), join(own, 'host.json'), `${process.cwd()}/package.json`]) {
    for (const query of ['', '?raw', '?url', '?import&raw', '?inline']) {
      const answer = await fetch(`${host.url}/@fs${file}${query}`, { headers: { origin: 'http://localhost:5555' } });
      expect([query, answer.status]).toEqual([query, 403]);
      expect(await answer.text()).not.toMatch(/local data|secretAccessKey|devDependencies/u);
    }
  }
  const source = await fetch(`${host.url}/content/imprint.ts`, { headers: { origin: 'http://localhost:5555' } });
  expect(source.headers.get('access-control-allow-origin')).toBeNull();
  await rm(own, { recursive: true });
});

it('answers calls by functions whose bundles are its own', async () => {
  expect((await post(host.url, '/api/contact', contactBody())).status).toBe(201);
  expect(await storedReferences(host.operator, 'contact_forms')).toHaveLength(1);
  expect(await readdir(join(dataDir, 'functions'))).toContain(PHOTOS_PATH.split('/').at(-1));
});

it('serves the stylesheet of the pages that the functions answer', async () => {
  const styles = await fetch(host.url + ANSWER_STYLES);
  expect([styles.status, styles.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/css')]);
  const text = await styles.text();
  expect(text).toContain('.summary');
  const [, font = ''] = /url\('([^']+)'\)/u.exec(text) ?? [];
  expect((await fetch(host.url + font)).headers.get('content-type')).toContain('font');
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocal, type LocalHost } from '../../../infra/local/local-host.ts';
import { ANSWER_STYLES, PHOTOS_PATH } from '../../../shared/api.ts';
import { paths } from '../../../shared/paths.ts';
import { contactBody, post, storedReferences } from '../fixtures/host-fixture.ts';
import { LONG_TIME_LIMITS } from '../../fixtures/long-time-limits.ts';

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

/** @module-tag thorough */
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LocalHost } from '@works/local-aws/local-host';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { handler } from '../../functions/probe-site.ts';
import { formPath } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { pathOfForm } from '../../shared/paths.ts';
import { rowsIn } from '../fixtures/stored-rows.ts';
import { synthesise, type Synthesised } from '../infra/fixtures/fixture-stack.ts';
import { startHost } from '../infra/fixtures/started-host.ts';

const DOCUMENT = 'dokumente/profil.pdf';
const files = {
  'index.html': '<!doctype html>',
  '404.html': '<!doctype html>',
  [DOCUMENT]: '%PDF-1.7',
  ...Object.fromEntries(
    allForms.map(({ id }) => [
      `${pathOfForm(id)?.slice(1)}/index.html`,
      `<!doctype html><form action="${formPath(id)}">`,
    ]),
  ),
};

let stack: Synthesised;
let site: LocalHost;
beforeAll(async () => {
  stack = await synthesise('local', 'own', { files, staged: false });
  const started = await startHost(undefined, stack);
  site = started.host;
  return started.end;
});

const probe = () => handler({ site: site.url, document: `/${DOCUMENT}`, pauseMs: 1 });

describe('the probe', () => {
  it('finds nothing wrong with a site that works, and leaves no row behind', async () => {
    await probe();
    for (const { table } of allForms) expect(await rowsIn(site.operator, table)).toEqual([]);
  });

  it('names every page and the document of an emptied bucket', async () => {
    const folder = join(dirname(stack.folder), 'site');
    await rename(folder, `${folder}-gone`);
    onTestFinished(() => rename(`${folder}-gone`, folder));
    const error = await probe().catch(String);
    for (const path of ['/', `/${DOCUMENT}`, ...allForms.map(({ id }) => pathOfForm(id) ?? '')])
      expect(error).toContain(`${site.url}${path} answers 404.`);
    expect(error).not.toContain('the call of');
  });

  // That a role without the right stores nothing: packages/local-aws/test/s3/object-store.test.ts.
  it('finds a store that takes no photo any more, and nothing else', async () => {
    const { fetch } = globalThis;
    const asked = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => asked.mockRestore());
    asked.mockImplementation(async (url, init) =>
      init?.method === 'PUT' ? new Response('', { status: 403 }) : fetch(url, init),
    );
    const error = await probe().catch(String);
    expect(error).toContain(`${site.url} does not work. `);
    expect(error).toContain('an upload: S3 refused the photo: 403.');
    expect(
      error?.match(/(?:the (?:page|call) of [\w-]+|the home page|a document|an upload|the certificate): /g),
    ).toHaveLength(1);
  });
});

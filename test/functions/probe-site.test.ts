/** @module-tag thorough */
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import type { LocalHost } from '@works/local-aws/local-host';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { handler } from '../../functions/probe-site.ts';
import { startLocal } from '../../infra/start/start-site.ts';
import { formPath } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { pathOfForm } from '../../shared/paths.ts';
import { LONG_TIME_LIMITS } from '../fixtures/long-time-limits.ts';
import { synthesise, type Synthesised } from '../infra/fixtures/fixture-stack.ts';

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
  site = await startChanged();
  return site.stop;
});
afterAll(() => rm(dirname(stack.folder), { recursive: true, force: true }));

type Template = { Resources: Record<string, { Type: string; Properties: Record<string, unknown> }> };

/** Starts the local host with a stack in which something was changed by hand. */
async function startChanged(change?: (templates: Record<'data' | 'website', Template>) => void): Promise<LocalHost> {
  const dataDir = await mkdtemp(join(tmpdir(), 'website-probe-'));
  const folder = `${stack.folder}-${Math.random()}`;
  await cp(stack.folder, folder, { recursive: true });
  const fileOf = (name: string) => join(folder, `${name}.template.json`);
  const read = async (name: string) => JSON.parse(await readFile(fileOf(name), 'utf8')) as Template;
  const [data, website] = [await read(`${stack.name}-data`), await read(stack.name)];
  change?.({ data, website });
  await writeFile(fileOf(`${stack.name}-data`), JSON.stringify(data));
  await writeFile(fileOf(stack.name), JSON.stringify(website));
  const host = await startLocal({
    port: 0,
    dataDir,
    stack: { folder, name: stack.name },
    timeLimits: LONG_TIME_LIMITS,
  });
  const stop = async () => {
    await host.stop();
    for (const each of [dataDir, folder]) await rm(each, { recursive: true, force: true });
  };
  return { ...host, stop };
}

const probe = (host: LocalHost) => handler({ site: host.url, document: `/${DOCUMENT}`, pauseMs: 1 });
const resource = ({ Resources }: Template, type: string, begin = '') =>
  Object.entries(Resources).find(([id, { Type }]) => Type === type && id.startsWith(begin))?.[1].Properties ?? {};

describe('the probe', () => {
  it('finds nothing wrong with a site that works, and leaves no row behind', async () => {
    await probe(site);
    const { region, credentials, endpoints } = site.operator;
    const dynamodb = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb });
    for (const { table } of allForms)
      expect((await dynamodb.send(new ScanCommand({ TableName: table }))).Items).toEqual([]);
  });

  it('names every page and the document of an emptied bucket', async () => {
    const folder = join(dirname(stack.folder), 'site');
    await rename(folder, `${folder}-gone`);
    onTestFinished(() => rename(`${folder}-gone`, folder));
    const error = await probe(site).catch(String);
    for (const path of ['/', `/${DOCUMENT}`, ...allForms.map(({ id }) => pathOfForm(id) ?? '')])
      expect(error).toContain(`${site.url}${path} answers 404.`);
    expect(error).not.toContain('the call of');
  });

  it('finds a presigner that may not store a photo any more, and nothing else', async () => {
    const host = await startChanged(({ website }) => {
      const role = resource(website, 'AWS::IAM::Role', 'ComplaintPhotosRole');
      Object.assign(role, JSON.parse(JSON.stringify(role).replace('"s3:PutObject"', '"s3:GetObject"')));
    });
    onTestFinished(host.stop);
    const error = await probe(host).then(
      () => '',
      (reason: unknown) => (reason as Error).message,
    );
    expect(error).toContain(`${host.url} does not work. `);
    expect(error).toContain('an upload: S3 refused the photo: 403.');
    expect(
      error.match(/(?:the (?:page|call) of [\w-]+|the home page|a document|an upload|the certificate): /g),
    ).toHaveLength(1);
  });
});

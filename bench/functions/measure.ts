import { execFileSync, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundleFunctions, bundling } from '../../infra/bundle-functions.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { contact } from '../../shared/forms/contact.ts';
import { without, validBody } from '../../test/functions/valid-body.ts';
import type { Measured } from './invoke.ts';

const RUNS = Number(process.env['RUNS'] ?? 20);
const WARM_CALLS = 2000;
const WARM_RUNS = 5;

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = join(root, '.cache/bench-functions');

/** A handler to measure, by its bundle and the event that it gets. */
interface Subject {
  readonly name: string;
  readonly bundle: string;
  readonly body: object;
}

const bundleFile = (name: string) => join(scratch, `${name.replace(' ', '-')}.mjs`);
const ours = (name: string) => join(root, 'dist/functions', name, 'index.mjs');
const eventFile = (name: string) => join(scratch, `${name.replace(' ', '-')}.json`);

await main();

/** Measures every subject in fresh processes, taking turns, and prints times and their ratios to the anchor and to the floor. */
async function main(): Promise<void> {
  mkdirSync(scratch, { recursive: true });
  const subjects = await bundleSubjects();
  for (const { name, body } of subjects) writeFileSync(eventFile(name), JSON.stringify(postEvent(body)));
  const table = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}'));
  });
  await new Promise<void>((resolve) => table.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(table.address() as AddressInfo).port}`;

  const cold = await inTurns(RUNS, (subject) => measure(subject, endpoint, 0));
  const warm = await inTurns(WARM_RUNS, (subject) => measure(subject, endpoint, WARM_CALLS));
  table.close();
  print(cold, warm);

  async function inTurns(runs: number, run: (subject: Subject) => Promise<Measured>): Promise<Map<string, Measured[]>> {
    const results = new Map(subjects.map(({ name }) => [name, [] as Measured[]]));
    for (let turn = 0; turn < runs; turn++) {
      for (const subject of subjects) results.get(subject.name)?.push(await run(subject));
    }
    return results;
  }

  function print(coldRuns: Map<string, Measured[]>, warmRuns: Map<string, Measured[]>): void {
    const total = (name: string) => median(coldRuns.get(name), ({ load, first }) => load + first);
    const warmTime = (name: string) => median(warmRuns.get(name), ({ warm: time }) => time);
    const rows = subjects.map(({ name, bundle }) => {
      const code = readFileSync(bundle);
      const row = {
        'KB': (code.length / 1000).toFixed(0),
        'gzip KB': (gzipSync(code).length / 1000).toFixed(0),
        'load ms': median(coldRuns.get(name), ({ load }) => load).toFixed(1),
        'first ms': median(coldRuns.get(name), ({ first }) => first).toFixed(1),
        'cold ms': total(name).toFixed(1),
        '÷ anchor': (total(name) / total('anchor')).toFixed(2),
        '÷ floor': (total(name) / total('empty')).toFixed(1),
        'warm ms': warmTime(name).toFixed(3),
        '− bare put ms': (warmTime(name) - warmTime('bare put')).toFixed(3),
        'RSS MB': (median(coldRuns.get(name), ({ memory }) => memory) / 1e6).toFixed(0),
      };
      return [name, row];
    });
    process.stdout.write(`Medians of ${RUNS} cold and ${WARM_RUNS} warm processes each, taking turns; Node ${process.version}\n`);
    console.table(Object.fromEntries(rows));
  }
}

async function bundleSubjects(): Promise<readonly Subject[]> {
  const anchor = join(here, 'anchor');
  if (!existsSync(join(anchor, 'node_modules'))) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: anchor, stdio: 'inherit', shell: process.platform === 'win32' });
  }
  const others = { empty: 'empty.ts', 'bare put': 'bare-put.ts', anchor: 'anchor/handler.mjs' };
  await bundleFunctions();
  for (const [name, entry] of Object.entries(others)) {
    // aws-xray-sdk-core is CommonJS and asks for Node's own modules.
    const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" };
    await build({ ...bundling, entryPoints: [join(here, entry)], outfile: bundleFile(name), ...(name === 'anchor' && { banner }) });
  }
  const request = validBody(contact);
  const photos = {
    submission_id: randomUUID(),
    math_answer: complaint.math.answer,
    files: [1, 2, 3].map((n) => ({ name: `IMG_000${n}.jpg`, type: 'image/jpeg', size: 3_000_000 })),
  };
  return [
    ...Object.keys(others).map((name) => ({ name, bundle: bundleFile(name), body: request })),
    { name: 'contact', bundle: ours('contact'), body: request },
    { name: 'complaint', bundle: ours('complaint'), body: without(validBody(complaint), 'photo_urls') },
    { name: 'complaint-photos', bundle: ours('complaint-photos'), body: photos },
  ];
}

function measure({ name, bundle }: Subject, endpoint: string, warmCalls: number): Promise<Measured> {
  const env = {
    TABLE_NAME: 'contact_forms',
    UPLOADS_BUCKET: 'uploads',
    SITE_URL: 'https://www.musterstein.example',
    AWS_REGION: 'eu-central-2',
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_XRAY_CONTEXT_MISSING: 'IGNORE_ERROR',
    POWERTOOLS_TRACE_ENABLED: 'false',
  };
  return new Promise((resolve, reject) => {
    const child = fork(join(here, 'invoke.ts'), [bundle, eventFile(name), String(warmCalls)], {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (message) => {
      const measured = message as Measured;
      if (measured.status < 300) resolve(measured);
      else reject(new Error(`${name} answered ${measured.status}`));
    });
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it answered`)));
  });
}

function postEvent(body: object): object {
  const http = { method: 'POST', path: '/api/contact', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'bench' };
  return {
    version: '2.0',
    routeKey: 'POST /api/contact',
    rawPath: '/api/contact',
    rawQueryString: '',
    headers: { 'content-type': 'application/json' },
    requestContext: {
      accountId: '0',
      apiId: 'api',
      domainName: 'd',
      domainPrefix: 'd',
      routeKey: 'POST /api/contact',
      stage: '$default',
      requestId: 'bench',
      time: '01/Nov/2026:00:00:00 +0000',
      timeEpoch: 0,
      http,
    },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  };
}

function median(runs: readonly Measured[] | undefined, value: (run: Measured) => number): number {
  const values = (runs ?? []).map(value).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * What grows with the requests stored: one submission, an export, the search for a person, on the system of `npm start`.
 * `MAX_ROWS=1000000` goes a step further than the five minutes of the default.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startLocal } from '../../infra/start/start-site.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { API_PREFIX } from '../../shared/api.ts';
import { contact } from '../../shared/forms/contact.ts';
import { validBody } from '../../test/functions/valid-body.ts';
import { machine, median } from '../machine.ts';
import { senderOf } from './rows.ts';

const WARM_UP = 20;
const SUBMITS = 100;
const SUBMISSIONS = 'infra/operate/submissions.ts';
/** The limits of memory that `npm run submissions` gives to Node: what needs more ends. */
const LIMITS = packageFile.scripts.submissions.match(/--max-\S+/gu) ?? [];

/** Milliseconds and seconds by the number of rows. */
type Figures = Record<string, { 'one submission ms': number; 'export s': number; 'person s': number }>;

/** @param sizes ascending @throws Error when something answers otherwise than it has to */
async function measureRows(sizes: readonly number[], say: (line: string) => void): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-scale-'));
  const start = () => startLocal({ port: 0, dataDir, say });
  try {
    // The tables exist before they are filled.
    await (await start()).stop();
    const figures: Figures = {};
    let filled = 0;
    for (const size of sizes) {
      say(`Filling the table up to ${size} rows …`);
      await run(dataDir, ['bench/scale/fill-table.mjs', join(dataDir, 'tables'), String(filled), String(size)]);
      filled = size;
      const { url, stop } = await start();
      const out = join(dataDir, 'export.json');
      const exported = await run(dataDir, [
        SUBMISSIONS,
        'export',
        '--form',
        contact.id,
        '--format',
        'json',
        '--out',
        out,
      ]);
      await rm(out);
      const sender = senderOf(Math.floor(size / 2));
      const person = await run(dataDir, [SUBMISSIONS, 'person', sender]);
      if (!person.output.includes(sender)) throw new Error(`${sender} was not found.`);
      figures[size] = {
        'one submission ms': await submit(url),
        'export s': exported.seconds,
        'person s': person.seconds,
      };
      await stop();
    }
    return figures;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Runs a program of the project in a separate process. @param args of Node: file, arguments */
async function run(dataDir: string, args: readonly string[]) {
  const started = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [...LIMITS, ...args], {
    cwd: new URL('../..', import.meta.url),
    env: { ...process.env, DATA_DIR: dataDir },
    maxBuffer: Infinity,
  });
  return { output: stdout, seconds: rounded((performance.now() - started) / 1000) };
}

/** The median of one request from its call to its answer. */
async function submit(url: string): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < WARM_UP + SUBMITS; call++) {
    const body = JSON.stringify(validBody(contact, { submission_id: randomUUID() }));
    const started = performance.now();
    const { status } = await fetch(url + API_PREFIX + contact.id, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    times.push(performance.now() - started);
    if (status !== 201) throw new Error(`A submission was answered with ${status}.`);
  }
  return rounded(median(times.slice(WARM_UP)));
}

const rounded = (value: number) => Math.round(value * 10) / 10;

if (import.meta.main) {
  const most = Number(process.env['MAX_ROWS'] ?? 100_000);
  const sizes = [100, 1000, 10_000, 100_000, 1_000_000].filter((size) => size <= most);
  console.log(machine());
  console.table(await measureRows(sizes, console.log));
  console.log(machine());
}

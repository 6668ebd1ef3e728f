/**
 * What grows with the requests stored: one submission, an export, the search for a person, the first page of the desk, on the system of
 * `npm start`. `MAX_ROWS=1000000` goes a step further than the five minutes of the default.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocal } from '../../infra/local/local-host.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { API_PREFIX } from '../../shared/api.ts';
import { contact } from '../../shared/forms/contact.ts';
import { validBody } from '../../test/functions/valid-body.ts';
import { machine, median } from '../machine.ts';
import { senderOf } from './rows.ts';
import { runProgram, type Usage } from './run-program.ts';

const WARM_UP = 20;
const SUBMITS = 100;
const SUBMISSIONS = 'infra/operate/submissions.ts';
/** The limits that `npm run submissions` gives to Node. */
const LIMITS = packageFile.scripts.submissions.match(/--max-\S+/gu) ?? [];

/**
 * Figures by the number of rows.
 * @param sizes ascending
 * @throws Error when something answers otherwise than it has to
 */
export async function measureRows(sizes: readonly number[], say: (line: string) => void) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-scale-'));
  const start = () => startLocal({ port: 0, dataDir, say });
  const run = (program: string, ...args: readonly string[]) =>
    runProgram([...LIMITS, program, ...args], { DATA_DIR: dataDir });
  try {
    // The tables exist before they are filled.
    await (await start()).stop();
    const figures: Record<string, Record<string, string>> = {};
    let filled = 0;
    for (const size of sizes) {
      say(`Filling the table up to ${size} rows …`);
      await run('bench/scale/fill-table.mjs', join(dataDir, 'tables'), String(filled), String(size));
      filled = size;
      const { url, stop } = await start();
      const out = join(dataDir, 'export.json');
      const exported = await run(SUBMISSIONS, 'export', '--form', contact.id, '--format', 'json', '--out', out);
      await rm(out);
      const sender = senderOf(Math.floor(size / 2));
      const person = await run(SUBMISSIONS, 'person', sender);
      if (!person.output.includes(sender)) throw new Error(`${sender} was not found.`);
      const { output: seconds, ...program } = await run('bench/scale/first-page.ts', dataDir);
      figures[size] = {
        'one submission': `${(await submit(url)).toFixed(1)} ms`,
        ...inWords('export', exported),
        ...inWords('person', person),
        ...inWords('desk', { ...program, seconds: Number(seconds) }),
      };
      await stop();
    }
    return figures;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @returns the median of one request from its call to its answer, in ms */
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
  return median(times.slice(WARM_UP));
}

const inWords = (name: string, { seconds, processor, memory }: Usage) => ({
  [name]: `${seconds.toFixed(1)} s, processor ${processor.toFixed(1)} s, ${memory.toFixed(0)} MB`,
});

if (import.meta.main) {
  const most = Number(process.env['MAX_ROWS'] ?? 100_000);
  const sizes = [100, 1000, 10_000, 100_000, 1_000_000].filter((size) => size <= most);
  console.log(machine());
  console.table(await measureRows(sizes, console.log));
  console.log(machine());
}

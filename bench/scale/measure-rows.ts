import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Template } from '../../infra/local/template/specs.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { contact } from '../../shared/forms/contact.ts';
import { validBody } from '../../test/functions/valid-body.ts';
import { productSubjects } from '../functions/subjects.ts';
import { median } from '../machine.ts';
import type { RowsFigure, Usage } from './figures.ts';
import { senderOf } from './rows.ts';
import { runProgram } from './run-program.ts';
import { startStore } from './store.ts';

const FILL = 'bench/scale/fill-table.mjs';
const FIRST_PAGE = 'bench/scale/first-page.ts';
const SUBMISSIONS = 'infra/operate/submissions.ts';
/** The limits that `npm run submissions` gives to Node. */
const NODE_OPTIONS = (packageFile.scripts.submissions.match(/--max-\S+/gu) ?? []).join(' ');
if (!NODE_OPTIONS) throw new Error('npm run submissions has no limits of memory any more: measure it without them.');
const WARM_UP = 50;
const SUBMITS = 200;

/**
 * One submission, an export, a person's search and the first page of the desk, at tables of growing size.
 * @param folder to work in; what is stored there grows
 * @param sizes numbers of rows, ascending
 * @throws Error when something answers otherwise than it has to
 */
export async function measureRows(
  folder: string,
  template: Template,
  sizes: readonly number[],
  say: (line: string) => void,
): Promise<readonly RowsFigure[]> {
  const subject = productSubjects(template).find(({ name }) => name === contact.id);
  if (!subject) throw new Error('There is no contact form.');
  // The tables exist before they are filled.
  await (await startStore(folder, template, subject.spec)).stop();
  const figures: RowsFigure[] = [];
  let filled = 0;
  // What was submitted stays there, too.
  let submitted = 0;
  for (const count of sizes) {
    say(`Filling the table up to ${count} rows …`);
    await runProgram(folder, FILL, { args: [join(folder, 'tables'), String(filled), String(count)] });
    filled = count;
    const store = await startStore(folder, template, subject.spec);
    try {
      const exported = await exportAll(count + submitted);
      const person = await findOne(Math.floor(count / 2));
      const { output, ...program } = await runProgram(folder, FIRST_PAGE, { args: [folder], env: { NODE_OPTIONS } });
      const firstPage = { ...program, seconds: Number(output) };
      figures.push({ count, firstPage, submitMs: await submit(store.handler.invoke), export: exported, person });
    } finally {
      await store.stop();
    }
  }
  return figures;

  async function submit(invoke: (event: unknown) => Promise<unknown>): Promise<number> {
    const times: number[] = [];
    for (let call = 0; call < WARM_UP + SUBMITS; call++) {
      const event = { ...subject?.event, body: JSON.stringify(validBody(contact, { submission_id: randomUUID() })) };
      const started = performance.now();
      const { statusCode } = (await invoke(event)) as { readonly statusCode: number };
      times.push(performance.now() - started);
      if (statusCode !== subject?.status) throw new Error(`A submission was answered with ${statusCode}.`);
    }
    submitted += times.length;
    return median(times.slice(WARM_UP));
  }

  async function exportAll(expected: number): Promise<Usage> {
    const out = join(folder, 'export.json');
    const args = ['export', '--form', contact.id, '--format', 'json', '--out', out];
    const { output: _said, ...usage } = await runProgram(folder, SUBMISSIONS, {
      args,
      env: { DATA_DIR: folder, NODE_OPTIONS },
    });
    const lines = await countLines(out);
    // One line a row, and a bracket before and after them.
    if (lines !== expected + 2) throw new Error(`The export has ${lines - 2} rows instead of ${expected}.`);
    await rm(out);
    return usage;
  }

  async function findOne(index: number): Promise<Usage> {
    const { output, ...usage } = await runProgram(folder, SUBMISSIONS, {
      args: ['person', senderOf(index)],
      env: { DATA_DIR: folder, NODE_OPTIONS },
    });
    if (!output.includes(senderOf(index))) throw new Error(`${senderOf(index)} was not found.`);
    return usage;
  }
}

async function countLines(file: string): Promise<number> {
  return (await readFile(file)).reduce((lines, byte) => lines + Number(byte === 10), 0);
}

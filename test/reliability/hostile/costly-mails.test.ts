import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { codeTables, recipeCode } from '../../../shared/atelier/code.ts';
import { formPath } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { sampleFolder } from '../../../shared/forms/sample-folder.ts';
import { validBody } from '../../functions/valid-body.ts';
import { synthesise } from '../../infra/fixtures/fixture-stack.ts';
import { post } from '../../infra/fixtures/host-fixture.ts';
import { mailsIn } from '../../infra/fixtures/mails.ts';
import { figure, howMany } from '../effort.ts';
import { startSystem } from '../system.ts';

const HOSTILE = howMany(100, 10);
const POLL_MS = 50;

/** Three different recipes of the finest stones, which take longest to draw. */
const costly = (row: number) =>
  [0, 1, 2]
    .map((at) => {
      const seed = (3 * row + at) % 256;
      const aggregates = codeTables.stone.slice(at, at + 2).map((stone) => ({ stone, band: 'fein' as const, share: 35 }));
      return recipeCode({ binder: 'weiss', pigment: 'ohne', dose: 0, aggregates, finish: 'geschliffen', format: '600x400', pattern: 'kreuz', jointMm: 3, seed });
    })
    .join('\n');

it('B12: rows with costly recipes are all mailed, and so is an honest row behind them', async () => {
  // With the functions' own time for pictures, which is the subject.
  await using system = await startSystem({ stack: await synthesise('local', 'own'), timeLimits: undefined });
  // Sent again until it is stored, as on a busy machine: the same body is the same row.
  const send = async (formId: string, body: object): Promise<string> => {
    const answer = await post(system.url, formPath(formId), body).catch(() => undefined);
    if (answer?.status === 201) return ((await answer.json()) as { reference: string }).reference;
    expect([undefined, 503]).toContain(answer?.status);
    return send(formId, body);
  };
  const hostile = await Promise.all(
    Array.from({ length: HOSTILE }, (_, row) => {
      const form = allForms[row % allForms.length] ?? contact;
      const [field = ''] = Object.entries(form.fields).find(([, { input }]) => input === 'multiline') ?? [];
      return send(form.id, validBody(form, { [field]: costly(row) }));
    }),
  );
  const honest = [await send(contact.id, validBody(contact)), await send(sampleFolder.id, validBody(sampleFolder))];
  const started = performance.now();
  const arrived = new Map<string, number>();
  while ([...hostile, ...honest].some((reference) => !arrived.has(reference))) {
    for (const { subject = '', to } of await mailsIn(system.dataDir)) {
      const reference = to?.[0]?.address === 'anfragen@firma.ch' ? subject.slice(-9) : '';
      if (!arrived.has(reference)) arrived.set(reference, performance.now() - started);
    }
    await sleep(POLL_MS);
  }
  const slowest = Math.max(...honest.map((reference) => arrived.get(reference) ?? 0));
  figure('B12', `${HOSTILE} rows with three costly recipes each; honest mails behind them after ${Math.round(slowest / 100) / 10} s`);
});

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSubject } from '../../bench/functions/run-subject.ts';
import { startStandIn, type StandIn } from '../../bench/functions/stand-in.ts';
import { productSubjects, type Subject } from '../../bench/functions/subjects.ts';
import { readTemplate } from '../../infra/local/template/read-template.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { synthesise } from '../infra/fixtures/fixture-stack.ts';
import type { Template } from '../../infra/local/template/specs.ts';

/** Above these a cold start takes longer than it should (docs/performance.md). The complaint has S3's client, the mails React's renderer. */
const MOST_KB: Readonly<Record<string, number>> = { 'complaint-photos': 40, complaint: 320, 'submission-mail': 350, 'confirmation-mail': 350 };
const MOST_KB_OF_A_FORM = 200;

let template: Template;
let standIn: StandIn;
beforeAll(async () => {
  const stack = await synthesise('local', 'own');
  template = readTemplate(stack.folder, stack.name);
  standIn = await startStandIn();
}, 120_000);
afterAll(() => standIn.stop());

const handlers = [...allForms.map(({ id }) => id), 'complaint, 3 photos', 'complaint-photos'];
const found = (name: string): Subject => {
  const subject = productSubjects(template).find((candidate) => candidate.name === name);
  if (!subject) throw new Error(`The bench does not measure ${name}.`);
  return subject;
};

describe('the bench of the functions', () => {
  it('measures every function that answers a call', () => {
    expect(productSubjects(template).map(({ name }) => name)).toEqual(handlers);
  });

  it.each(handlers)('gets the right answer of %s, with no environment but what the stack gives', async (name) => {
    const { status, load, first, cpu } = await runSubject(found(name), standIn);
    expect(status).toBe(name === 'complaint-photos' ? 200 : 201);
    expect(Math.min(load, first, cpu)).toBeGreaterThan(0);
  });

  it.each(allForms.map(({ id }) => id))('stops with a clear message when %s lacks a variable', async (name) => {
    const { spec, ...subject } = found(name);
    const { ORIGIN_SECRET: _left, ...environment } = spec.environment;
    await expect(runSubject({ ...subject, spec: { ...spec, environment } }, standIn)).rejects.toThrow(
      new RegExp(`^${name} ended with 1 before it answered: .*Environment variable ORIGIN_SECRET is missing`, 's'),
    );
  });

  it.each(handlers)('stops with a clear message when %s refuses the call', async (name) => {
    const { event, ...subject } = found(name);
    await expect(runSubject({ ...subject, event: { ...event, headers: {} } }, standIn)).rejects.toThrow(
      `${name} answered 403 instead of ${subject.status}, so nothing was measured: {"type":"urn:problem:not-through-the-site"`,
    );
  });
});

const bundles = globSync('functions/*.ts').map((file) => basename(file, '.ts'));

describe.each(bundles)('the bundle of %s', (bundle) => {
  const code = () => readFileSync(join(template.functions.find(({ name }) => name === bundle)?.folder ?? '', 'index.mjs'), 'utf8');

  it('is small enough to load quickly', () => {
    expect(Buffer.byteLength(code()) / 1000).toBeLessThanOrEqual(MOST_KB[bundle] ?? MOST_KB_OF_A_FORM);
  });

  it('reads no settings from files, since a Lambda has them in its environment', () => {
    expect(code()).not.toMatch(/fs\/promises|AWS_SHARED_CREDENTIALS_FILE/);
  });
});

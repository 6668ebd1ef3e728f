/** @module-tag thorough */
import type { Template } from '@works/local-aws/template/read-template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSubject } from '../../bench/functions/run-subject.ts';
import { startStandIn, type StandIn } from '../../bench/functions/stand-in.ts';
import { productSubjects, type Subject } from '../../bench/functions/subjects.ts';
import { readSiteTemplate } from '../../infra/start/site-template.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { synthesise } from '../infra/fixtures/fixture-stack.ts';

let template: Template;
let standIn: StandIn;
beforeAll(async () => {
  const stack = await synthesise('local', 'own');
  template = readSiteTemplate(stack);
  standIn = await startStandIn();
});
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
    const { ORIGIN_SECRETS: _left, ...environment } = spec.environment;
    await expect(runSubject({ ...subject, spec: { ...spec, environment } }, standIn)).rejects.toThrow(
      new RegExp(`^${name} ended with 1 before it answered: .*Environment variable ORIGIN_SECRETS is missing`, 's'),
    );
  });

  it.each(handlers)('stops with a clear message when %s refuses the call', async (name) => {
    const { event, ...subject } = found(name);
    await expect(runSubject({ ...subject, event: { ...event, headers: {} } }, standIn)).rejects.toThrow(
      `${name} answered 403 instead of ${subject.status}, so nothing was measured: {"type":"urn:problem:not-through-the-site"`,
    );
  });
});

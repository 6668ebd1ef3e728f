import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { validBody, without } from '../../functions/valid-body.ts';
import { figure, howMany } from '../effort.ts';
import { visitorsPart } from './bodies.ts';
import { expectedOf, isEmail } from './expected.ts';
import { openTarget } from './target.ts';

const SEED = 20_261_141;
const target = openTarget();
afterAll(() => target.expectSound());

const unit = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const line = fc.string({ unit, maxLength: 120 }).map((text) => text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' '));
const lines = fc.array(line, { maxLength: 20 }).chain((all) => fc.constantFrom(all.join('\n'), all.join('\r\n')));
const address = fc.emailAddress().filter((text) => isEmail(text) && text.length <= 200);

/** What a person could enter into a field, sound by what the specification says of it. */
function entry(form: Form, name: string): fc.Arbitrary<string> {
  const { input, options } = form.fields[name] ?? {};
  const text = options
    ? fc.constantFrom(...Object.keys(options))
    : ({ email: address, multiline: lines }[String(input)] ?? line);
  return text.filter((sent) => !('code' in expectedOf(form, name, sent)));
}

it.each(allForms.map((form) => [form.id, form] as const))(
  'B3: whatever is entered into %s is stored so',
  async (_, form) => {
    const typed = Object.keys(form.fields).filter((name) => form.fields[name]?.input !== 'photos');
    const required = typed.filter((name) => form.fields[name]?.required);
    const filled = fc.record(Object.fromEntries(typed.map((name) => [name, entry(form, name)])), {
      requiredKeys: required,
    });
    const property = fc.asyncProperty(filled, fc.uuid(), async (sent, submission_id) => {
      const text = JSON.stringify({ ...without(validBody(form, { submission_id }), ...typed), ...sent });
      fc.pre(Buffer.byteLength(text) <= MAX_BODY_BYTES);
      const { status, stored } = await target.send(form.id, text);
      const expected = typed.flatMap((name) => {
        const outcome = sent[name] === undefined ? {} : expectedOf(form, name, sent[name]);
        return 'stored' in outcome ? [[name, outcome.stored]] : [];
      });
      expect({ status, row: visitorsPart(stored ?? {}) }).toEqual({ status: 201, row: Object.fromEntries(expected) });
    });
    await fc.assert(property, { seed: SEED, numRuns: howMany(2500, 60) });
    figure('B3', `${target.cases()} cases so far, with ${form.id}, seed ${SEED}`);
  },
);

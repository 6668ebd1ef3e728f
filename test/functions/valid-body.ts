import { randomUUID } from 'node:crypto';
import type { Form } from '../../shared/forms/define-form.ts';
import type { Field } from '../../shared/forms/fields.ts';

export type Body = Record<string, unknown>;

/** A value that a person could enter into a field; `mark` makes it recognisable. */
export function entryFor(name: string, { input, options = {} }: Field, mark = ''): string {
  if (input === 'email') return `${name}${mark}@firma.ch`;
  if (input === 'choice') return Object.keys(options).at(-1) ?? '';
  if (input === 'multiline') return `Erste Zeile zu ${name} ${mark}\nZweite Zeile: «ä ö ü», 3 × 4`;
  return `Angabe zu ${name} ${mark}`.trim();
}

/** Every field of a form that is typed or chosen, filled in; photos are uploaded apart. */
export function entries(form: Form, mark?: string): Record<string, string> {
  const typed = Object.entries(form.fields).filter(([, { input }]) => input !== 'photos');
  return Object.fromEntries(typed.map(([name, field]) => [name, entryFor(name, field, mark)]));
}

/** Body of a form call that is accepted, made from the declaration: all fields but photos, after half a minute of typing. */
export function validBody(form: Form, changes: Body = {}): Body {
  return { ...envelopeOf(form), elapsed_ms: 30_000, ...entries(form), ...changes };
}

export const requiredFields = (form: Form): string[] =>
  Object.keys(form.fields).filter((name) => form.fields[name]?.required);
export const without = (body: Body, ...names: string[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

const envelopeOf = ({ math }: Form) => ({ submission_id: randomUUID(), math_answer: math.answer, privacy: true });

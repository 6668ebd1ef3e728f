import { allForms } from '../../../shared/forms/all-forms.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { entries, validBody, type Body } from '../../functions/valid-body.ts';
import { CANARY } from '../filled.ts';

/** Every field of every form that takes a text: 34 of them. */
export const textFields = allForms.flatMap((form) =>
  Object.entries(form.fields).flatMap(([name, { input }]) => (input === 'photos' ? [] : [{ form, name }])),
);

/** A sound body, the canary in every entry. */
export const markedBody = (form: Form, changes: Body = {}): Body =>
  validBody(form, { ...entries(form, CANARY), ...changes });

/** The rows' own attributes; everything else in one comes from the visitor. */
const OWN = new Set(['id', 'reference', 'created_at', 'expires_at']);

export const visitorsPart = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.has(name)));

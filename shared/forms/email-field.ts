import type { Form } from './define-form.ts';

/** Name of the field that holds the visitor's address; undefined if the form has none. */
export const emailField = ({ fields }: Form): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.input === 'email');

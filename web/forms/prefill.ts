import type { Form } from '../../shared/forms/define-form.ts';
import { visibleFields, type Values } from '../../shared/forms/entries.ts';

/**
 * What a link fills in, e.g. `/mustermappe?surfaces=Fassaden`: values for the form's fields that are declared `fromLink`.
 * Existing entries are kept; a multi-line field gets the new text on a separate line.
 */
export function prefilledValues(form: Form, query: string, entries: Values = {}): Values {
  const parameters = new URLSearchParams(query);
  const values: Values = {};
  for (const [name, field] of visibleFields(form)) {
    const wanted = field.fromLink && parameters.get(name)?.slice(0, field.maxLength);
    if (!wanted) continue;
    const present = String(entries[name] ?? '');
    if (field.options ? Object.hasOwn(field.options, wanted) : !present) values[name] = wanted;
    else if (field.input === 'multiline' && !present.includes(wanted)) values[name] = `${present}\n${wanted}`;
  }
  return values;
}

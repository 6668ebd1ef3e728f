import type { Form } from '../../shared/forms/define-form.ts';
import { visibleFields, type Values } from '../../shared/forms/entries.ts';

/** Texts that a link names, for the fields that are declared `fromLink`. */
export function linkedTexts(form: Form, query: string): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(query);
  const texts = visibleFields(form).flatMap(([name, field]) => {
    const text = field.fromLink && parameters.get(name)?.slice(0, field.maxLength);
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/**
 * What a link fills in, e.g. `/mustermappe?surfaces=Fassaden`. Existing entries are kept; a multi-line field gets the new text on a separate
 * line, or in place of the text of the link before.
 * @param before texts of the link before
 */
export function prefilledValues(
  form: Form,
  query: string,
  entries: Values = {},
  before: Readonly<Record<string, string>> = {},
): Values {
  const values: Values = {};
  for (const [name, text] of Object.entries(linkedTexts(form, query))) {
    const field = form.fields[name];
    const present = String(entries[name] ?? '');
    const earlier = before[name] ?? '';
    if (field?.options) {
      if (Object.hasOwn(field.options, text)) values[name] = text;
    } else if (present.includes(text)) continue;
    else if (!present || present === earlier) values[name] = text;
    else if (field?.input === 'multiline')
      values[name] =
        earlier && present.includes(earlier) ? present.replace(earlier, () => text) : `${present}\n${text}`;
  }
  return values;
}

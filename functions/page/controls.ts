import { html } from 'hono/html';
import type { MathQuestion } from '../../shared/forms/define-form.ts';
import { NOT_CHOSEN } from '../../shared/forms/entries.ts';
import { inputType, type Field } from '../../shared/forms/fields.ts';
import { formWords } from '../../shared/forms/form-words.ts';
import type { Markup } from './document.ts';

interface Question {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required: boolean;
  readonly error: string | undefined;
}

/** What the label of a required control ends with. Screen readers say it by the control's attribute. */
export const requiredMark: Markup = html`<span aria-hidden="true"> *</span>`;

/** A label, its hint, the control, and the error below it. */
const question = ({ id, label, hint, required, error }: Question, control: Markup): Markup => html`<div class="field">
<label for="${id}">${label}${required ? requiredMark : ''}</label>
${hint === undefined ? '' : html`<p class="hint" id="${id}-hint">${hint}</p>`}
${control}
${errorBelow(id, error)}
</div>`;

/** Attributes of a control with an error. */
export const isWrong = (id: string, error: string | undefined): Markup =>
  error === undefined ? html`` : html` aria-invalid="true" aria-describedby="${id}-error"`;

export const errorBelow = (id: string, error: string | undefined): Markup =>
  error === undefined ? html`` : html`<p class="error" id="${id}-error">${error}</p>`;

interface Declared {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly value: string;
  readonly error: string | undefined;
}

/** The control of a declared field, with its entry. */
export function declaredControl({ id, name, field, value, error }: Declared): Markup {
  const { input, inputMode, label, required, autocomplete = 'off', rows, placeholder } = field;
  const common = html`id="${id}" name="${name}" autocomplete="${autocomplete}"${required ? ' required' : ''}${isWrong(id, error)}`;
  const asked = { id, label, required, error };
  if (input === 'choice') return question(asked, html`<select ${common}>${options(field, value)}</select>`);
  // HTML drops the line break after the start tag, so that one in the entry stays.
  if (input === 'multiline') return question(asked, html`<textarea ${common} rows="${rows}">\n${value}</textarea>`);
  const hint = placeholder === undefined ? '' : html` placeholder="${placeholder}"`;
  const mode = inputMode === undefined ? '' : html` inputmode="${inputMode}"`;
  const asTyped = input === 'email' ? html` autocapitalize="none" autocorrect="off" spellcheck="false"` : '';
  return question(asked, html`<input ${common} type="${inputType(field)}"${mode}${asTyped}${hint} value="${value}">`);
}

const options = ({ options: declared = {}, required }: Field, value: string): Markup[] =>
  Object.entries({ [NOT_CHOSEN]: required ? formWords.choose : formWords.noChoice, ...declared }).map(
    ([option, text]) => html`<option value="${option}"${option === value ? ' selected' : ''}>${text}</option>`,
  );

interface Sum {
  readonly id: string;
  readonly math: MathQuestion;
  readonly value: string;
  readonly error: string | undefined;
}

/** The sum that keeps simple bots out. */
export function mathControl({ id, math, value, error }: Sum): Markup {
  const describedBy = error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`;
  const invalid = error === undefined ? '' : ' aria-invalid=true';
  return question(
    { id, label: `${formWords.math}: ${math.question} = ?`, hint: formWords.mathHint, required: true, error },
    html`<input id="${id}" name="math_answer" inputmode="numeric" autocomplete="off" required aria-describedby="${describedBy}"${invalid} value="${value}">`,
  );
}

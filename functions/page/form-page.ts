import { html } from 'hono/html';
import { formPath, type FieldError } from '../../shared/api.ts';
import { labelOf, noticeFor, TRAP_FIELD, type Form } from '../../shared/forms/define-form.ts';
import { visibleFields, type FormEntries } from '../../shared/forms/entries.ts';
import { errorText } from '../../shared/forms/error-texts.ts';
import { formWords, photosWithoutScript } from '../../shared/forms/form-words.ts';
import { PRIVACY_LABEL, type Notice } from '../../shared/notices.ts';
import { company } from '../../shared/owner/company.ts';
import { paths } from '../../shared/paths.ts';
import { declaredControl, errorBelow, isWrong, mathControl, requiredMark } from './controls.ts';
import { htmlDocument, unbrokenEmail, type Markup } from './document.ts';

interface FormAgain {
  readonly form: Form;
  readonly entries: FormEntries;
  /** By field, in the form's order; empty when the fields are right and storing failed. */
  readonly errors: readonly FieldError[];
  /** The specified notice that belongs to the failure. */
  readonly notice?: Notice | undefined;
  /** Texts in place of those that belong to the codes. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Sent again, it is the same submission. */
  readonly submissionId: string;
}

/** The form again, with every entry: what is wrong is listed in a summary and marked at its field. */
export function formPage({
  form,
  entries,
  errors,
  notice = noticeFor(form, errors),
  texts = {},
  submissionId,
}: FormAgain): string {
  const textAt = (name: string) => {
    const error = errors.find(({ field }) => field === name);
    return error && (texts[name] ?? errorText(form, name, error.code, entries[name]));
  };
  const controls = visibleFields(form).map(([name, field]) =>
    declaredControl({ id: idOf(form, name), name, field, value: String(entries[name] ?? ''), error: textAt(name) }),
  );
  const math = mathControl({
    id: idOf(form, 'math_answer'),
    math: form.math,
    value: String(entries['math_answer'] ?? ''),
    error: textAt('math_answer'),
  });
  const list = errors.map(
    ({ field }) => html`<li><a href="#${idOf(form, field)}">${labelOf(form, field)}</a>: ${textAt(field)}</li>`,
  );
  const main = html`<h1>${form.heading}</h1>
<div class="summary" role="alert" tabindex="-1" autofocus>
${notice ? html`<h2>${notice.title}</h2><p>${notice.text}</p>` : ''}
${errors.length > 0 ? html`<h2>${formWords.errors(errors.length)}</h2><ul>${list}</ul>` : ''}
</div>
<form class="form" method="post" action="${formPath(form.id)}" novalidate aria-label="${form.heading}">
<p class="legend">${formWords.legend}</p>
<input type="hidden" name="submission_id" value="${submissionId}">
${controls}
${form.fields['photo_urls'] ? html`<p class="note">${unbrokenEmail(photosWithoutScript(company.email))}</p>` : ''}
${math}
${privacyControl(idOf(form, 'privacy'), entries['privacy'] === true, textAt('privacy'))}
<div class="trap" aria-hidden="true"><label>${formWords.trap} <input type="text" name="${TRAP_FIELD}" tabindex="-1" autocomplete="off" value="${String(entries[TRAP_FIELD] ?? '')}"></label></div>
<button type="submit" class="submit">${form.submit}</button>
</form>`;
  return htmlDocument({ title: `${notice?.title ?? formWords.error}: ${form.heading}`, main });
}

const idOf = (form: Form, name: string) => `${form.id}-${name}`;

function privacyControl(id: string, isTicked: boolean, error: string | undefined): Markup {
  const { before, link, after } = PRIVACY_LABEL;
  return html`<div class="check">
<input type="checkbox" id="${id}" name="privacy" required${isTicked ? ' checked' : ''}${isWrong(id, error)}>
<div><label for="${id}">${before}<a href="${paths.privacy}" target="_blank" rel="noopener" title="${formWords.newTab}">${link}</a>${after}${requiredMark}</label>
${errorBelow(id, error)}</div>
</div>`;
}

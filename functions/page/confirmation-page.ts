import { html } from 'hono/html';
import { mainPhone, openingHoursText } from '../../shared/company/company-words.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { enteredAddress, sentEntries, type FormEntries } from '../../shared/forms/entries.ts';
import { confirmationWords as words } from '../../shared/forms/form-words.ts';
import { company } from '../../shared/owner/company.ts';
import { pathOfForm, paths } from '../../shared/paths.ts';
import { htmlDocument, unbrokenEmail } from './document.ts';

interface Confirmation {
  readonly form: Form;
  readonly reference: string;
  readonly entries: FormEntries;
  /** Names of photos came with the form, but no photo. */
  readonly photosMissing: boolean;
}

/** The page after a form was stored: the specified words, the reference, what happens next, what was sent. */
export function confirmationPage({ form, reference, entries, photosMissing }: Confirmation): string {
  const address = enteredAddress(form, entries);
  const facts: readonly (readonly [string, string])[] = [
    [words.next, unbrokenEmail(form.next)],
    ...(form.keep === undefined ? [] : [[words.keep, unbrokenEmail(form.keep)] as const]),
    ...(address === undefined ? [] : [[words.mail, words.mailTo(address)] as const]),
    ...(form.fields['photo_urls']
      ? [
          [
            words.photos,
            `${photosMissing ? `${words.photosMissing} ` : ''}${unbrokenEmail(words.photosByMail(company.email))}`,
          ] as const,
        ]
      : []),
    [words.questions, unbrokenEmail(words.askAgain(company.email, mainPhone, openingHoursText()))],
  ];
  const main = html`<section class="sent" tabindex="-1" autofocus aria-labelledby="heading">
<h1 id="heading">${form.success.title}</h1>
<p class="lead">${form.success.text}</p>
<dl>
<dt>${words.reference}</dt>
<dd class="reference">${reference}</dd>
${facts.map(([name, text]) => html`<dt>${unbrokenEmail(name)}</dt><dd>${text}</dd>`)}
</dl>
</section>
<details class="copy">
<summary>${words.sent}</summary>
<dl>${sentEntries(form, entries).map(([label, value]) => html`<dt>${label}</dt><dd class="text">${value}</dd>`)}</dl>
</details>
<p class="ways"><a href="${paths.home}">${words.toStart}</a> <a href="${pathOfForm(form.id)}">${words.toForm}</a></p>`;
  return htmlDocument({ title: form.success.title, main });
}

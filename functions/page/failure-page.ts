import { html } from 'hono/html';
import { openingHoursText } from '../../shared/company/company-words.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { failureWords as words } from '../../shared/forms/form-words.ts';
import { company } from '../../shared/owner/company.ts';
import { pathOfForm } from '../../shared/paths.ts';
import { htmlDocument, mailLink, phoneLinks, type Markup } from './document.ts';

interface Failure {
  readonly form: Form;
  readonly reason: 'unreadable' | 'foreign' | 'notAPage';
}

/** The page for a body that is no form of this site, or an address opened by hand: why, and the ways on. It repeats nothing that was sent. */
export function failurePage({ form, reason }: Failure): string {
  const heading = reason === 'notAPage' ? form.heading : words.heading;
  const main = html`<h1>${heading}</h1>
<p class="lead">${words[reason]}</p>
<p class="ways"><a class="submit" href="${pathOfForm(form.id)}">${words.toForm}</a></p>
<h2>${words.contact}</h2>
<p>${byPhone()}${mailLink}</p>`;
  return htmlDocument({ title: heading, main });
}

/** A line with the numbers and the hours; nothing without a number. */
function byPhone(): Markup | string {
  const hours = openingHoursText();
  return company.phones.length === 0 ? '' : html`${phoneLinks}${hours === undefined ? '' : `, ${hours}`}<br>`;
}

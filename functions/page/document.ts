// React's renderer would double a form's bundle; Hono's templates are 2 KB and escape what they are given, too.
import { html } from 'hono/html';
import { ANSWER_STYLES } from '../../shared/api.ts';
import { addressLine, emailLink, openingHoursText, phoneLink } from '../../shared/company/company-words.ts';
import { pageWords } from '../../shared/forms/form-words.ts';
import { LANGUAGE } from '../../shared/language.ts';
import { colours } from '../../shared/owner/brand.ts';
import { company } from '../../shared/owner/company.ts';
import { paths } from '../../shared/paths.ts';

/** A part of a page: its texts are escaped. */
export type Markup = ReturnType<typeof html>;

interface Content {
  readonly title: string;
  readonly main: Markup;
}

/** An HTML document in the site's look: the mark, the content, the company's data. It needs no script. */
export function htmlDocument({ title, main }: Content): string {
  const hours = openingHoursText();
  return String(html`<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${colours.ground}">
<title>${title} – ${company.shortName}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="stylesheet" href="${ANSWER_STYLES}">
</head>
<body>
<header class="header">
<a class="mark" href="${paths.home}"><img src="/apple-touch-icon.png" alt="" width="32" height="32">${company.shortName}</a>
</header>
<main class="main">${main}</main>
<footer class="footer">
<p>${company.name}, ${addressLine}</p>
<p>${phoneLinks} ${mailLink}</p>
${hours === undefined ? '' : html`<p>${hours}</p>`}
<p><a href="${paths.imprint}">${pageWords.imprint}</a> <a href="${paths.privacy}">${pageWords.privacy}</a></p>
</footer>
</body>
</html>`);
}

/** The telephone numbers, as links with blanks between them. */
export const phoneLinks: readonly Markup[] = company.phones.map(
  ({ number }, index) => html`${index > 0 ? ' ' : ''}<a href="${phoneLink(number)}">${number}</a>`,
);
export const mailLink: Markup = html`<a href="${emailLink}">${company.email}</a>`;

/** Keeps E-Mail and E-Mail-Adresse in one piece before the first hyphen, which is too short for a line's end. */
export const unbrokenEmail = (text: string): string => text.replaceAll('E-Mail', 'E-\u2060Mail');

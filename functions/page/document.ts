// React's renderer would double a form's bundle; Hono's templates are 2 KB and escape what they are given, too.
import { html } from 'hono/html';
import { ANSWER_STYLES } from '../../shared/api.ts';
import { colours } from '../../shared/colours.ts';
import { paths } from '../../shared/paths.ts';
import type { Company } from './company.ts';

/** A part of a page: its texts are escaped. */
export type Markup = ReturnType<typeof html>;

interface Content {
  readonly title: string;
  readonly company: Company;
  readonly main: Markup;
}

/** An HTML document in the site's look: the mark, the content, the company's data. It needs no script. */
export function htmlDocument({ title, company, main }: Content): string {
  return String(html`<!doctype html>
<html lang="de-CH">
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
<p>${company.name}, ${company.address}</p>
<p>${phoneLinks(company)} ${mailLink(company)}</p>
${company.hours === undefined ? '' : html`<p>${company.hours}</p>`}
<p><a href="${paths.imprint}">Impressum</a> <a href="${paths.privacy}">Datenschutz</a></p>
</footer>
</body>
</html>`);
}

/** The telephone numbers, as links with blanks between them. */
export const phoneLinks = ({ phones }: Company): readonly Markup[] =>
  phones.map((phone, index) => html`${index > 0 ? ' ' : ''}<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`);
export const mailLink = ({ email }: Company): Markup => html`<a href="mailto:${email}">${email}</a>`;

/** Keeps E-Mail and E-Mail-Adresse in one piece before the first hyphen, which is too short for a line's end. */
export const unbrokenEmail = (text: string): string => text.replaceAll('E-Mail', 'E-\u2060Mail');

import { expect, test } from 'vitest';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { company } from '../../../shared/owner/company.ts';
import { products, tenderPositionsOf } from '../../../web/content/all-products.ts';
import { textsIn } from './read-content.ts';

/** What pages say; not what two tools share, what statements quote, the owner's certificates a second time, and words that are only searched for. */
const contents = import.meta.glob<object>(
  [
    '../../../web/content/**/*.ts',
    '../../../web/pages/*/{page,words,guides,photo-guide}.ts',
    '!**/owner/{company,statements}.ts',
    '!**/{certificate-groups,project-duration}.ts',
    '!**/content/{products/*,all-products,product-cards,surface-cards,table-of-use}.ts',
    '!**/{search-words,visitor-words,atelier*,planner*,project-sheet}.ts',
  ],
  { eager: true },
);
const pages: Readonly<Record<string, unknown>> = {
  ...contents,
  ...Object.fromEntries(products.map((product) => [product.page, product])),
  positions: products.map(({ page }) => tenderPositionsOf(page)),
};
/** Texts beside the forms count as one page: several forms may share a sentence. */
const pageOf = (file: string) => (allForms.some(({ id }) => file.includes(`/pages/${id}/`)) ? 'request pages' : file);
const pageTexts = Object.entries(pages).map(([file, content]) => [pageOf(file), textsIn(content)] as const);

/** A text without the company's name, address and mail, which keep to no rule of ours. */
const ours = (text: string) =>
  [company.name, company.shortName, company.street, company.email].reduce(
    (rest, value) => rest.replaceAll(value, 'X'),
    text,
  );

const forbidden: Readonly<Record<string, RegExp>> = {
  'the German ß': /ß/u,
  'quotation marks other than «»': /["'„“”‚‘]/u,
  'a blank inside «»': /«\s|\s»/u,
  'two blanks or a blank at an end': /\s\s|^\s|\s$/u,
  'an exclamation mark': /!/u,
  'a blank before punctuation, but in a scale': /\s[.,;?]|(?<!\d)\s:/u,
  'a decimal comma': /\d,\d/u,
  'a hyphen as a range': /\d-\d/u,
  'a plain blank between number and unit': /\d (?:mm|cm|m|kg|g|N|kWh|%|Tage|Monate|Jahre)(?![\p{L}])/u,
  'claims nobody has made': /CO.?2|klimaneutral|preisgekrönt|Marktführer|Auszeichnung|Minergie|Garantie/iu,
};

test.each(Object.entries(forbidden))('the words of the site keep out %s', (_name, rule) => {
  const found = pageTexts.flatMap(([page, texts]) =>
    texts.filter((text) => text !== 'Außenbereich' && rule.test(ours(text))).map((text) => `${page}: ${text}`),
  );
  expect(found).toEqual([]);
});

import { planTenderText } from '@works/stone/files/plan-tender-text';
import { initialValues } from '@works/stone/plans/define-plan';
import { plans } from '@works/stone/products/all-products';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { factTable } from '../../../web/builder/documents/library/technical-data.ts';
import { searchEntries } from '../../../web/builder/search-entries.ts';
import { indexOf } from '../../../web/builder/search-index.ts';
import { TechnicalTable } from '../../../web/components/tables/TechnicalTable.tsx';
import { products } from '../../../web/content/all-products.ts';
import { finishesPage } from '../../../web/content/finishes.ts';
import { productPage } from '../../../web/content/product-pages.ts';
import { testResults } from '../../../web/content/test-results.ts';
import { searchOf } from '../../../web/search/find-entries.ts';
import { planned } from '../tools/planner/planned.ts';

vi.mock('../../../shared/owner/swiss-slip.ts', () => ({ swissSlip: { outdoorPaving: ['GS 2', 'GS 3'] } }));

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('shows the classes of the bfu that the company has filled in: tables, test results, tender text, search', () => {
  const naming = products.filter((product) => plain(JSON.stringify(factTable(product, true))).includes('GS 2 oder'));
  expect(naming.map(({ page }) => page)).toEqual(['outdoorPaving']);
  for (const text of [testResults[0]?.value ?? '', ...finishesPage.paragraphs.slice(1)])
    expect(plain(text)).toContain('R11–R13, GS 2, GS 3 (bfu)');
  expect(plain(planTenderText(planned('outdoorPaving', initialValues(plans.outdoorPaving))))).toContain(
    'Rutschhemmung nach bfu: GS 2 (GS 2 / GS 3)',
  );

  const { columns } = productPage.facts;
  const body = renderToStaticMarkup(
    createElement(TechnicalTable, { caption: '', columns, rows: naming[0]?.facts ?? [] }),
  );
  const find = searchOf(indexOf(searchEntries([{ path: paths.outdoorPaving, body: `<main>${body}</main>` }])));
  const found = find('GS 3', 3).map(({ entry }) => entry);
  expect(found.map(({ to }) => to.split('#')[0])).toEqual(
    expect.arrayContaining([paths.finishes, paths.outdoorPaving]),
  );
  expect(plain(found.map(({ answer }) => answer).join())).toContain('Bewertungsgruppen R, GS 2, GS 3 (bfu).');
});

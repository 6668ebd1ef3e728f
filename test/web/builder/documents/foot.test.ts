import { makePdf } from '@works/stone/pdf/make-pdf';
import { expect, it } from 'vitest';
import { maker } from '../../../../shared/company/maker.ts';
import { buildResources } from '../../../../web/builder/documents/pdf-resources.ts';
import { touching } from '../../../fixtures/touching-words.ts';

const document = { kind: 'Art', lead: 'Worum es geht.', sections: [] };

/** A document of two pages for a company. */
async function pdfOf(company: Parameters<typeof makePdf>[0]['company']): Promise<Uint8Array> {
  const long = Array.from({ length: 40 }, (_, index) => ({
    heading: `Abschnitt ${index}`,
    parts: [{ kind: 'text' as const, paragraphs: ['Ein Satz.'] }],
  }));
  const head = { title: 'Titel', code: 'Dokument 1', date: '2026-11-27', company };
  return makePdf(head, { ...document, sections: long }, await buildResources());
}

it.each([
  [
    'of a word of 58 letters and an address of 77',
    {
      name: 'Betonwerksteinfassadenelementeundterrazzobodenplattenwerke D’Agostino & Frick',
      address: ['Hauptstraße 1', '9490 Vaduz'],
      phones: ['+423 111 22 33'],
      email: 'kundendienst@betonwerkstein-und-terrazzo-manufaktur-d-agostino-frick.example',
    },
  ],
])('the foot of a document %s has no words on top of each other, nor on those of the page', async (_what, company) => {
  const pdf = await pdfOf({ shortName: 'Firma', inks: maker.inks, ...company });
  expect(await touching(pdf)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { products } from '../../../web/content/all-products.ts';
import * as library from '../../../web/content/library.ts';
import * as downloads from '../../../web/content/product-downloads.ts';
import { withUnit } from './read-content.ts';

describe('the product pages', () => {
  test('of the specification have its order and badges', () => {
    const rows = products.map(({ page, badge }) => [paths[page].split('/').at(-1), badge]);
    expect(rows.slice(0, 9)).toEqual([
      ['aussenbelaege', 'Außenbereich'],
      ['bodenbelaege', 'Innenbereich'],
      ['fassaden', 'Fassadensysteme'],
      ['aussentreppen', 'Außenbereich'],
      ['innentreppen', 'Innenbereich'],
      ['mauerverkleidungen', 'Verkleidungen'],
      ['kleinarchitektur', 'Stadtmöblierung'],
      ['fensterbaenke', 'Fassadenelemente'],
      ['sichtbeton', 'Architektonisch'],
    ]);
  });

  const specified: Readonly<Record<string, readonly string[]>> = {
    outdoorPaving: ['40–80 mm', 'R9–R13', 'DIN EN 1338'],
    flooring: ['20–40 mm', 'Klasse A nach DIN EN 1341', 'bis 500 kg/m²'],
    facades: ['bis 3.0 × 1.5 m', '60–120 mm', 'A2-s1,d0'],
    outdoorStairs: ['30–40 cm', '15–18 cm', '6–10 cm', 'R11–R13'],
    indoorStairs: ['28–35 cm', '16–18 cm', '4–8 cm', '±1 mm'],
    wallCladding: ['40–80 mm', 'mechanisch oder geklebt'],
    smallArchitecture: ['2.3–2.4 g/cm³', 'über 50 N/mm²', '±2 mm'],
    windowSills: ['bis 3.0 m', '15–40 cm', '3–6 cm', '10–15 mm'],
    exposedConcrete: ['SB1–SB4', 'nach DIN 18500'],
  };

  test.each(Object.entries(specified))('%s states the specified technical data, in order', (page, values) => {
    expect(products.find((product) => product.page === page)?.facts.map(withUnit)).toEqual(values);
  });
});

const files = downloads.downloadGroups.flatMap(({ files: inGroup }) => inGroup);

test('the product downloads are four groups of four files with their formats', () => {
  expect(
    downloads.downloadGroups.map((group) => [group.title, group.files.map(({ format }) => format).join(' ')]),
  ).toEqual([
    ['Datenblätter', 'PDF PDF PDF PDF'],
    ['Ausschreibungstexte', 'DOCX DOCX DOCX DOCX'],
    ['CAD-Dateien', 'DWG DWG DWG DWG'],
    ['Prüfzeugnisse', 'PDF PDF PDF PDF'],
  ]);
  for (const key of ['id', 'number', 'title'] as const) {
    const values = [...files, ...library.documents].map((entry) => entry[key]);
    expect(new Set(values).size, key).toBe(values.length);
  }
});

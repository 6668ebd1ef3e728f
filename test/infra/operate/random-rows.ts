import * as fc from 'fast-check';
import { allForms } from '../../../shared/forms/all-forms.ts';
import type { Field } from '../../../shared/forms/fields.ts';
import { photoUrl } from '../../../shared/photos.ts';
import { rowOf, type Row } from './running-stores.ts';

/** Values that a spreadsheet, a file format or a terminal could take for more than text. */
const HOSTILE = [
  '=HYPERLINK("http://evil.example";"klick")',
  '+41 44 123 45 67',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '"; =1+1',
  "'=1",
  ',=1',
  'a\n=1',
  '=1\n=2',
  '</t><f>1+1</f>',
  '<![CDATA[',
  '_x000D_',
  ']]>',
  'constructor',
  '__proto__',
  '\uFFFE',
  'a\uFFFFb',
  'a\r\nb',
  '\u202Efdp',
  '𝕏👋🏽',
  'e\u0301',
] as const;

/** Possible values of a field, mostly hostile ones. */
export const hostileText: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...'=+-@|\t\r\n\0＝＋－＠'), fc.string({ unit: 'binary', maxLength: 40 }))
        .map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }) },
  )
  .map((value) => value.toWellFormed());

const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2026-11-20'), noInvalidDate: true });

/** A row of some form, sent from one of these addresses; fields that may be empty are so at times. */
export const randomRow = (addresses: readonly string[]): fc.Arbitrary<Row> =>
  fc.constantFrom(...allForms).chain((form) => {
    const fields = Object.entries(form.fields);
    const values = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, addresses)])), {
      requiredKeys: fields.flatMap(([name, { required }]) => (required ? [name] : [])),
    });
    return fc
      .tuple(values, fc.uuid(), moments)
      .map(([own, seed, moment]) => rowOf(form, seed, own, moment.toISOString()));
  });

function valueOf(
  { input, options = {} }: Field,
  addresses: readonly string[],
): fc.Arbitrary<string | readonly string[]> {
  if (input === 'email') return fc.constantFrom(...addresses);
  if (input === 'choice') return fc.constantFrom(...Object.keys(options));
  if (input !== 'photos') return hostileText;
  const url = fc
    .bigInt({ min: 10n ** 18n, max: 10n ** 19n - 1n })
    .map((number) => photoUrl('http://localhost:3000', `complaints/${number}_Riss.jpg`));
  return fc.array(url, { minLength: 1, maxLength: 3 });
}

import * as fc from 'fast-check';
import { allForms } from '../../../shared/forms/all-forms.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import type { Field } from '../../../shared/forms/fields.ts';
import { photoUrl } from '../../../shared/photos.ts';
import { rowOf, type Row } from './running-stores.ts';

/** Values that a spreadsheet, a file format or a terminal could take for more than text. */
const HOSTILE = [
  '=1+1',
  '=HYPERLINK("http://evil.example";"klick")',
  '+41 44 123 45 67',
  '-2+3',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '|calc',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '"; =1+1',
  '";"=1',
  "'=1",
  ';=1',
  ',=1',
  'a\n=1',
  '=1\n=2',
  '"',
  '""',
  "'",
  ';',
  '</t><f>1+1</f>',
  '<![CDATA[',
  '&amp;',
  '_x003D_1',
  '_x000D_',
  ']]>',
  'constructor',
  '__proto__',
  'toString',
  '\uFFFE',
  'a\uFFFFb',
  ' x ',
  'a\r\nb',
  '\u202Efdp',
  '𝕏👋🏽',
  'e\u0301',
] as const;

const text = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('=', '+', '-', '@', '|', '\t', '\r', '\n', '\0', '＝'),
        fc.string({ unit: 'binary', maxLength: 40 }),
      )
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

/** Possible values of a field, mostly hostile ones. */
export const hostileText: fc.Arbitrary<string> = text
  .map((value) => value.toWellFormed())
  .filter((value) => value !== '');

/** A row of some form, sent from one of these addresses. */
export function randomRow(addresses: readonly string[]): fc.Arbitrary<Row> {
  return fc.constantFrom(...allForms).chain((form) =>
    fc
      .record({
        values: fc.record(
          Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, valueOf(field, addresses)])),
        ),
        left: fc.subarray(optionalNames(form)),
        seed: fc.uuid(),
        moment: fc.date({ min: new Date('2025-01-01'), max: new Date('2026-11-20'), noInvalidDate: true }),
      })
      .map(({ values, left, seed, moment }) =>
        rowOf(
          form,
          seed,
          Object.fromEntries(Object.entries(values).filter(([name]) => !left.includes(name))),
          moment.toISOString(),
        ),
      ),
  );
}

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

const optionalNames = ({ fields }: Form) => Object.keys(fields).filter((name) => !fields[name]?.required);

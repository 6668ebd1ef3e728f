import { pipeline, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { stringify } from 'csv-stringify';
import { writeXlsxStream, type ColumnDef } from 'hucre/xlsx';
import { swissTime } from '../../shared/desk/swiss-time.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import type { StoredRecord } from '../../shared/forms/stored-record.ts';
import { exportColumns, type ExportColumn } from './export-columns.ts';

type Records = AsyncIterable<StoredRecord>;

export const FORMATS = ['xlsx', 'csv', 'json'] as const;
export type ExportFormat = (typeof FORMATS)[number];

/** Writes records as bytes. Records are read only as fast as the bytes are consumed. */
export const exporters: Readonly<Record<ExportFormat, (records: Records, forms: readonly Form[]) => Readable>> = {
  csv: writeCsv,
  xlsx: writeXlsx,
  json: (records) => Readable.from(jsonParts(records)),
};

// Spreadsheet programs read these at the start of a cell as a formula or a command (security.md T12), some of them the wide forms too.
// oxlint-disable-next-line no-control-regex
const FORMULA = /^[=+\-@|\t\r\n\u0000＝＋－＠]/u;

/** The same behind what another reader may take for the end of a cell: it may expect other separators and so ignore the quotes. */
// oxlint-disable-next-line no-control-regex
const INNER_FORMULA = /(?=[=+\-@|\u0000＝＋－＠])(?<=[,;:|^\s]"*)/gu;

/** The text with an apostrophe before each place where a spreadsheet program could run it as a formula, whatever its separator. */
export const withoutFormula = (text: string): string =>
  (FORMULA.test(text) ? `'${text}` : text).replaceAll(INNER_FORMULA, "'");

// What a spreadsheet program changes when it opens a CSV file: leading zeros, more than 11 digits, exponents, times, dates.
const LOOKS_NUMERIC = /^[\d\s.,:/'’eE-]+$/u;
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,10})$/;
const MONTH =
  /^[\d\s./-]{0,6}(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}{0,6}[\d\s./-]{0,6}$/iu;

/** The text with an apostrophe before it if a spreadsheet program would make another value of it, such as 1067 of the postcode 01067. */
export const keptAsText = (text: string): string =>
  /\d/.test(text) && ((LOOKS_NUMERIC.test(text) && !PLAIN_NUMBER.test(text)) || MONTH.test(text)) ? `'${text}` : text;

/**
 * CSV as Excel in Switzerland opens it: UTF-8 with a byte order mark, semicolons, local times of Zürich. Every field is quoted, and no
 * text is changed by opening the file (security.md T12).
 */
function writeCsv(records: Records, forms: readonly Form[]): Readable {
  const columns = exportColumns(forms);
  async function* rows() {
    yield columns.map(({ label }) => label);
    for await (const record of records) {
      yield columns.map(({ kind, of }) =>
        kind === 'moment' ? withoutFormula(swissTime(of(record))) : keptAsText(withoutFormula(of(record))),
      );
    }
  }
  const csv = stringify({ bom: true, delimiter: ';', record_delimiter: 'windows', quoted: true, quoted_empty: true });
  // An error has already destroyed the stream that is returned, whose consumer gets it.
  pipeline(Readable.from(rows()), csv, () => {});
  return csv;
}

const topmost = { vertical: 'top' } as const;
/** How the columns of a sheet look; widths in characters. */
const looks: Readonly<Record<ExportColumn['kind'], ColumnDef>> = {
  text: { width: 24, style: { numFmt: '@', alignment: topmost } },
  'long text': { width: 60, style: { numFmt: '@', alignment: { ...topmost, wrapText: true } } },
  moment: { width: 17, style: { numFmt: 'dd.mm.yyyy hh:mm', alignment: { ...topmost, horizontal: 'left' } } },
};

/** A sheet with times as numbers of the type date. The format `@` keeps a text a text when its cell is edited. */
function writeXlsx(records: Records, forms: readonly Form[]): Readable {
  const columns = exportColumns(forms);
  async function* rows() {
    for await (const record of records) {
      yield columns.map(({ kind, of }) => (kind === 'moment' ? sheetTime(of(record)) : sheetText(of(record)) || null));
    }
  }
  const sheet = {
    name: forms.length === 1 ? (forms[0]?.heading ?? '') : 'Formulare',
    columns: columns.map(({ label, kind }) => ({ header: label, ...looks[kind] })),
    freezePane: { rows: 1 },
  };
  // The DOM's type of the stream and that of Node describe the same object.
  return Readable.fromWeb(writeXlsxStream(rows(), sheet) as ReadableStream);
}

/**
 * Text as a sheet stores it (ECMA-376, ST_Xstring): `_x000D_` is an escaped character there, so the same letters as text are escaped.
 * XML has no U+FFFE and U+FFFF, and Excel refuses a file that contains one.
 */
const sheetText = (text: string): string =>
  text.replaceAll(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_').replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD');

/** All stored values, as an array with one record in a line. */
async function* jsonParts(records: Records): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { form, reference, createdAt, expiresAt, suspect, values, id } of records) {
    const facts = { form: form.id, id, reference, created_at: createdAt, expires_at: expiresAt };
    yield before + JSON.stringify({ ...facts, ...(suspect && { suspect }), ...values });
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Sheets have no time zones: the moment whose universal time equals the local time in Zürich. */
function sheetTime(moment: string): Date | string | null {
  const time = new Date(`${swissTime(moment).replace(' ', 'T')}Z`);
  return Number.isNaN(time.getTime()) ? moment || null : time;
}

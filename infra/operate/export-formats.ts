import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream, type ColumnDef } from 'hucre/xlsx';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Form } from '../../shared/forms/define-form.ts';
import { exportColumns, type ExportColumn } from './export-columns.ts';
import type { StoredRecord } from './stored-record.ts';
import { swissTime } from './swiss-time.ts';

type Records = AsyncIterable<StoredRecord>;

export const FORMATS = ['xlsx', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Writes records as bytes, as fast as they are read and no faster. */
export const exporters: Readonly<Record<Format, (records: Records, forms: readonly Form[]) => Readable>> = {
  csv: writeCsv,
  xlsx: writeXlsx,
  json: (records) => Readable.from(jsonParts(records)),
};

// Excel and others take these at the start of a cell for a formula or a command (security.md T12); some read the wide forms alike.
// oxlint-disable-next-line no-control-regex
const FORMULA = /^[=+\-@|\t\r\n\u0000＝＋－＠]/u;

/** A text that no spreadsheet runs: an apostrophe before whatever could start a formula. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** As Excel in Switzerland opens it: UTF-8 with a byte order mark, semicolons, times of the clock in Zürich. */
function writeCsv(records: Records, forms: readonly Form[]): Readable {
  const columns = exportColumns(forms);
  async function* rows() {
    yield columns.map(({ label }) => label);
    for await (const record of records) {
      yield columns.map(({ kind, of }) => withoutFormula(kind === 'moment' ? swissTime(of(record)) : of(record)));
    }
  }
  return fromWeb(writeCsvStream(rows(), { delimiter: ';', lineSeparator: '\r\n', bom: true }));
}

const topmost = { vertical: 'top' } as const;
/** How the columns of a sheet look; widths in characters. */
const looks: Readonly<Record<ExportColumn['kind'], ColumnDef>> = {
  text: { width: 24, style: { numFmt: '@', alignment: topmost } },
  'long text': { width: 60, style: { numFmt: '@', alignment: { ...topmost, wrapText: true } } },
  moment: { width: 17, style: { numFmt: 'dd.mm.yyyy hh:mm', alignment: { ...topmost, horizontal: 'left' } } },
};

/** A sheet whose times are real ones. Texts stay texts, also when somebody edits the cell: that is what the format `@` means. */
function writeXlsx(records: Records, forms: readonly Form[]): Readable {
  const columns = exportColumns(forms);
  async function* rows() {
    for await (const record of records) {
      yield columns.map(({ kind, of }) => (kind === 'moment' ? sheetTime(of(record)) : of(record) || null));
    }
  }
  const sheet = {
    name: forms.length === 1 ? (forms[0]?.heading ?? '') : 'Formulare',
    columns: columns.map(({ label, kind }) => ({ header: label, ...looks[kind] })),
    freezePane: { rows: 1 },
  };
  return fromWeb(writeXlsxStream(rows(), sheet));
}

/** Everything as it is stored, as an array with one record in a line. */
async function* jsonParts(records: Records): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { form, reference, createdAt, expiresAt, suspect, values, id } of records) {
    const facts = { form: form.id, id, reference, created_at: createdAt, expires_at: expiresAt, ...(suspect && { suspect }) };
    yield before + JSON.stringify({ ...facts, ...values });
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Sheets know no time zones: the moment whose universal time is what the clock in Zürich shows. */
function sheetTime(moment: string): Date | string | null {
  const time = new Date(`${swissTime(moment).replace(' ', 'T')}Z`);
  return Number.isNaN(time.getTime()) ? moment || null : time;
}

// The stream of the web's types and the one of Node's are the same thing.
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream);

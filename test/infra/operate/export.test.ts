import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { recordOf, type Item } from '../../../functions/runtime/record-of.ts';
import { exporters, keptAsText, withoutFormula } from '../../../infra/operate/export-formats.ts';
import { exportRecords } from '../../../infra/operate/export.ts';
import { newestFirst } from '../../../infra/operate/read-records.ts';
import { temporaryFolder } from '../../../packages/local-aws/test/temporary-folder.ts';
import { swissTime } from '../../../shared/desk/swiss-time.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { labelOf } from '../../../shared/forms/define-form.ts';
import { storedText, type StoredRecord } from '../../../shared/forms/stored-record.ts';
import { fakeTable } from './fake-table.ts';
import { recordedTerminal } from './recorded-terminal.ts';
import { referenceOf, rowOf, runningStores, storePhoto, storeRows, type Row } from './running-stores.ts';

const PHOTOS = 'http://localhost:3000/uploads/complaints/';
/** Values that a spreadsheet, a file format or a terminal could take for more than text. */
const HOSTILE =
  '=HYPERLINK("http://evil.example";"klick")|+41 44 123 45 67|\'=1|,=1|</t><f>1+1</f>|]]>|_x000D_|__proto__|\uFFFE|a\uFFFFb'
    .split('|')
    .concat('a\n=1', 'a\r\nb', '\u202Efdp', '𝕏👋🏽');
/** For each form, a record per hostile value, in a different field each time. */
const records: readonly StoredRecord[] = allForms.flatMap((form) =>
  HOSTILE.map((_, turn) => {
    const values = Object.entries(form.fields).map(([name, { input, options = {} }], index) => [
      name,
      input === 'choice'
        ? (Object.keys(options)[0] ?? '')
        : input === 'photos'
          ? [`${PHOTOS}1111111111111111111_a.jpg`]
          : (HOSTILE[(index + turn) % HOSTILE.length] ?? ''),
    ]);
    const row = rowOf(form, `${form.id} ${turn}`, Object.fromEntries(values) as Parameters<typeof rowOf>[2]);
    return recordOf(form, { ...row.item, ...(turn === 0 && { suspect: { BOOL: true } }) });
  }),
);
/** Characters at the start of a cell that a spreadsheet program reads as a formula or a command. */
// oxlint-disable-next-line no-control-regex
const DANGEROUS = /^[=+\-@|\t\r\n\u0000＝＋－＠]/u;

async function* each<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list;
}

const csvOf = async (...args: Parameters<typeof exporters.csv>) =>
  (await buffer(exporters.csv(...args))).toString('utf8');
/** The rows of a CSV file, by their columns. */
const rowsOf = async (...args: Parameters<typeof exporters.csv>): Promise<Record<string, string>[]> =>
  parse(await csvOf(...args), { bom: true, delimiter: ';', columns: true, record_delimiter: '\r\n' });
const bare = (text: string) => text.replaceAll("'", '');
const MESSAGE = labelOf(contact, 'message');

describe('hostile values', () => {
  const values = ['', ...'=+-@|\t\r\n\0＝＋－＠'].flatMap((sign) => HOSTILE.map((value) => sign + value));
  const stored = values.map((message, index) =>
    recordOf(contact, rowOf(contact, `row ${index}`, { name: 'Anna', email: 'anna@firma.ch', message }).item),
  );

  it('start no formula in a CSV file, and come back as they were', async () => {
    const rows = await rowsOf(each(stored), [contact]);
    expect(rows.flatMap((row) => Object.values(row).filter((cell) => DANGEROUS.test(cell)))).toEqual([]);
    expect(rows.map((row) => row[MESSAGE])).toEqual(values.map((value) => keptAsText(withoutFormula(value))));
    expect(values.filter((value) => bare(withoutFormula(value)) !== bare(value))).toEqual([]);
  });

  it('are texts in a sheet, which contains no formula, and come back as they were', async () => {
    const { sheet, xml } = await sheetOf(stored, [contact]);
    expect(sheet).toHaveProperty('name', contact.heading);
    expect(xml).not.toMatch(/<f[\s>]/);
    // oxlint-disable-next-line no-control-regex
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
    const [titles = [], ...rows] = sheet.rows;
    const messages = rows.map((row) => row[titles.indexOf(MESSAGE)]);
    expect(messages).toEqual(values.map((value) => value.replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD')));
    const types = new Set(rows.flat().map((cell) => (cell instanceof Date ? 'date' : cell && typeof cell)));
    expect(types).toEqual(new Set(['date', 'string', null]));
  });
});

describe('an export of all forms', () => {
  it('has each field of each record in the column of its label', async () => {
    const rows = await rowsOf(each(records), allForms);
    expect(rows).toHaveLength(records.length);
    for (const [index, record] of records.entries()) {
      const expected = Object.keys(record.values).map((name) => [
        labelOf(record.form, name),
        keptAsText(withoutFormula(storedText(record, name))),
      ]);
      expect(rows[index]).toMatchObject({
        ...Object.fromEntries(expected),
        Referenz: keptAsText(record.reference),
        Schlüssel: keptAsText(record.id),
        Formular: record.form.heading,
        Eingang: swissTime(record.createdAt),
        'Aufbewahrung bis': swissTime(record.expiresAt ?? ''),
        Spamverdacht: record.suspect ? 'ja' : '',
      });
    }
  });

  const altered =
    '01067;0041 44 000 00 00;123456789012345678;12E5;1-2;3/4;1.2.2026;12:30;2026-0005;JAN-05;1. Mai;Mär 24';
  it.each([...altered.split(';'), 'DEC1'])('%s is the same after Excel has opened it', (value) =>
    expect(keptAsText(value)).toBe(`'${value}`),
  );

  it('has the numbers of surfaces in one cell', async () => {
    const { item } = rowOf(contact, 'surfaces', { stones: ['09', '21'] });
    const rows = await rowsOf(each([recordOf(contact, item)]), [contact]);
    expect(rows).toMatchObject([{ 'Nummern der Oberflächen': "'09, 21" }]);
  });
});

/** A row of any number, stored at a moment that looks random. */
function numbered(index: number): Item {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + ((index * 7919) % 5000) * 60_000).toISOString();
  return { ...rowOf(contact, 'x', { name: 'Anna' }, createdAt).item, id: { S: `${index}` } };
}

it('any number of records are exported newest first, each once, also those that the store hands back at first', async () => {
  const { stores, calls } = fakeTable(5000, numbered, 40);
  const { total, records: found } = await newestFirst(stores, { form: contact.id });
  const seen: StoredRecord[] = [];
  for await (const record of found) seen.push(record);
  expect([total, new Set(seen.map(({ id }) => id)).size]).toEqual([5000, 5000]);
  const times = seen.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect([calls('ScanCommand'), calls('BatchGetItemCommand')]).toEqual([12, 51]);
});

const complaintOf = (seed: string, photo = `${PHOTOS}1111111111111111111_Riss%20S%C3%BCd.jpg`): Row =>
  rowOf(complaint, seed, { email: 'a@firma.ch', photo_urls: [photo] });

/** Stores with these complaints and one photo, a folder to export to, and the export of all complaints, with photos. */
async function prepare(...complaints: readonly Row[]) {
  const stores = await runningStores();
  await storePhoto(stores, 1, 'Riss Süd.jpg', 'picture');
  await storeRows(stores, complaints);
  const folder = await temporaryFolder();
  const run = (format: 'csv' | 'json', out?: string) =>
    exportRecords(stores, recordedTerminal().terminal, { form: complaint.id }, { format, out, photos: true });
  return { folder, run };
}

describe('the file of an export', () => {
  it('is for its owner only, has its photos beside it, and is never overwritten', async () => {
    const own = complaintOf('a');
    const { folder, run } = await prepare(own);
    const out = join(folder, 'reklamationen.csv');
    await run('csv', out);
    // Windows has no such modes.
    expect((await stat(out)).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
    const photos = join(folder, 'reklamationen-photos', `${referenceOf(own)}_2026-11-02`);
    const [name = ''] = await readdir(photos);
    expect([name, await readFile(join(photos, name), 'utf8')]).toEqual([`${'1'.repeat(19)}_Riss Süd.jpg`, 'picture']);
    await expect(run('csv', out)).rejects.toThrow(`${out} gibt es schon`);
  });

  it('reports how many photos are missing', async () => {
    const gone = `${PHOTOS}1111111111111111112_weg.jpg`;
    const { folder, run } = await prepare(complaintOf('a', gone));
    const out = join(folder, 'a.json');
    await expect(run('json', out)).rejects.toThrow(
      'Der Export ist vollständig, aber im Speicher nicht mehr vorhanden: 1 Foto.',
    );
    expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject([{ email: 'a@firma.ch', photo_urls: [gone] }]);
  });
});

/** A sheet as it is written, and as it is read back. */
async function sheetOf(list: readonly StoredRecord[], forms: typeof allForms) {
  const bytes = await buffer(exporters.xlsx(each(list), forms));
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const { 'xl/worksheets/sheet1.xml': xml = new Uint8Array() } = unzipSync(bytes);
  return { sheet: sheets[0] ?? { rows: [], cells: undefined }, xml: strFromU8(xml) };
}

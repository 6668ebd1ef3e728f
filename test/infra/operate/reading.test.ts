import { describe, expect, it } from 'vitest';
import { countWeeks } from '../../../infra/operate/count-weeks.ts';
import { list } from '../../../infra/operate/list.ts';
import { readReference } from '../../../infra/operate/reference.ts';
import { show } from '../../../infra/operate/show.ts';
import type { Item } from '../../../infra/operate/stored-record.ts';
import { isDay, mondayOf, swissDay, swissTime } from '../../../infra/operate/swiss-time.ts';
import { onOneLine } from '../../../infra/operate/terminal.ts';
import { printTable, type Column } from '../../../infra/operate/text-table.ts';
import { english, german, wordsIn } from '../../../infra/operate/words.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { consultation } from '../../../shared/forms/consultation.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { sales } from '../../../shared/forms/sales.ts';
import { recordedTerminal } from './recorded-terminal.ts';
import { referenceOf, rowOf, runningStores, storePhoto, storeRows, type Row } from './running-stores.ts';

const anna = (seed: string, createdAt: string, message = 'Guten Tag') =>
  rowOf(contact, seed, { name: 'Anna Müller', email: 'anna@firma.ch', message }, createdAt);

/** Stores with these rows. */
async function storing(...rows: readonly Row[]) {
  const stores = await runningStores();
  await storeRows(stores, rows);
  return stores;
}

/** What a command prints on a terminal of this width, line by line, and its notes. */
async function printedBy(
  command: (terminal: ReturnType<typeof recordedTerminal>['terminal']) => Promise<void>,
  columns?: number,
) {
  const { terminal, printed, notes } = recordedTerminal(columns);
  await command(terminal);
  return { printed, notes };
}

it.each([
  ['a\nb', 'a · b'],
  ['a  \n \n\n  b', 'a · b'],
  ['  a\n', 'a · '],
  ['a   b', 'a   b'],
  ['\n', ' · '],
])('the text %j on one line is %j', (text, line) => expect(onOneLine(text)).toBe(line));

describe('a reference', () => {
  it.each([
    ['7X3K-9QPA', '7X3K-9QPA'],
    ['7x3k9qpa', '7X3K-9QPA'],
    [' 7x3k 9qpa', '7X3K-9QPA'],
    ['7X3K–9QPA', '7X3K-9QPA'],
    ['oOiI-lL01', '0011-1101'],
  ])('is read from %s', (text, reference) => expect(readReference(text, english)).toBe(reference));

  it.each(['', '7X3K-9QP', '7X3K-9QPAA', '7X3K-9QPU', '7X3K-9QP*'])('is not %j', (text) => {
    expect(() => readReference(text, english)).toThrow('is no reference');
  });
});

describe('the clock in Zürich', () => {
  it.each([
    ['2026-03-29T00:59:59.000Z', '2026-03-29 01:59:59'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29 03:00:00'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01 00:30:00'],
    ['no time', 'no time'],
    ['', ''],
  ])('shows %s as %s', (moment, expected) => {
    expect(swissTime(moment)).toBe(expected);
    expect(swissDay(moment)).toBe(expected.slice(0, 10));
  });

  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('has %s in the week of %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

  it('refuses days that are in no calendar', () => {
    expect(['2028-02-29', '2026-02-29', '2026-2-1', '2026-13-01'].map(isDay)).toEqual([true, false, false, false]);
  });
});

describe('list', () => {
  it('shows the newest first, of all forms, and counts them, in English or German', async () => {
    const [oldest, beat, newer] = [
      anna('a', '2026-11-01T08:00:00.000Z'),
      rowOf(
        sales,
        'b',
        { name: 'Beat', email: 'beat@firma.ch', message: 'Angebot\nbitte' },
        '2026-11-03T08:00:00.000Z',
      ),
      anna('c', '2026-11-02T08:00:00.000Z'),
    ];
    const stores = await storing(oldest, beat, newer);
    const { printed, notes } = await printedBy((terminal) => list(stores, terminal, { forms: allForms }, 2), 120);
    expect(printed.slice(1).map((line) => line.split(/ {2,}/))).toEqual([
      ['2026-11-03 09:00', referenceOf(beat), 'sales', 'Beat', 'beat@firma.ch', 'Angebot · bitte'],
      ['2026-11-02 09:00', referenceOf(newer), 'contact', 'Anna Müller', 'anna@firma.ch', 'Guten Tag'],
    ]);
    expect(notes).toEqual(['The newest 2 of 3 records; --limit shows more.']);
    const inGerman = await printedBy(
      (terminal) => list({ ...stores, words: wordsIn('de') }, terminal, { forms: [contact] }, 1),
      120,
    );
    expect(inGerman.printed.map((line) => line.split(/ {2,}/))).toEqual([
      ['Eingang', 'Referenz', 'Formular', 'Name', 'E-Mail', 'Firma', 'Text'],
      expect.arrayContaining([contact.name]),
    ]);
    expect(inGerman.notes).toEqual(['Die neuesten 1 von 2 Anfragen; --limit zeigt mehr.']);
  });

  it('finds by form, by days in Zürich, by photos and by a text in any field, in whatever case', async () => {
    const before = anna('a', '2026-11-01T22:59:59.000Z');
    const after = anna('b', '2026-11-01T23:00:00.000Z', 'SUCHWORT hier');
    const other = rowOf(sales, 'c', { name: 'Beat', email: 'beat@firma.ch', message: 'x' });
    const stores = await storing(before, after, other);
    const pictured = rowOf(complaint, 'd', { product: 'Tritt', photo_urls: [await storePhoto(stores, 1, 'a.jpg')] });
    const found = async (selection: Partial<Parameters<typeof list>[2]>) => {
      const { printed } = await printedBy((terminal) => list(stores, terminal, { forms: allForms, ...selection }, 10));
      return printed.map((line) => line.split('\t')[1]);
    };
    expect(await found({ since: '2026-11-02', forms: [contact] })).toEqual([referenceOf(after)]);
    expect(await found({ until: '2026-11-01' })).toEqual([referenceOf(before)]);
    expect(await found({ search: 'suchWort' })).toEqual([referenceOf(after)]);
    expect(await found({ search: 'mu\u0308ller' })).toEqual([after, before].map(referenceOf));
    expect(await found({ search: referenceOf(other).toLowerCase() })).toEqual([referenceOf(other)]);
    expect(await found({ search: 'nirgends' })).toEqual([]);
    expect(await found({ withPhotos: true })).toEqual([]);
    await storeRows(stores, [pictured]);
    expect(await found({ withPhotos: true })).toEqual([referenceOf(pictured)]);
  });
});

describe('show', () => {
  it('prints every field by its label, and a choice by its words', async () => {
    const rows = allForms.map((form) =>
      rowOf(
        form,
        form.id,
        Object.fromEntries(
          Object.entries(form.fields).map(([name, field]) => [
            name,
            Object.keys(field.options ?? {})[0] ?? `Wert von ${name}`,
          ]),
        ),
      ),
    );
    const stores = await storing(...rows);
    for (const row of rows) {
      const { printed } = await printedBy((terminal) =>
        show(stores, terminal, referenceOf(row).toLowerCase().replace('-', '')),
      );
      for (const [name, { label, options }] of Object.entries(row.form.fields)) {
        const line = new RegExp(
          `^ +${RegExp.escape(label)} +${Object.values(options ?? {})[0] ?? `Wert von ${name}`}$`,
        );
        expect(printed).toContainEqual(expect.stringMatching(line));
      }
    }
  });

  it('prints a choice of an earlier declaration as it is stored, be it called as a property of every object', async () => {
    const topics = ['toString', '__proto__', 'früher'];
    const rows = topics.map((topic) => rowOf(consultation, topic, { name: 'Anna', topic }));
    const stores = await storing(...rows);
    for (const row of rows) {
      const { printed } = await printedBy((terminal) => show(stores, terminal, referenceOf(row)));
      expect(printed).toContainEqual(expect.stringMatching(new RegExp(`^ +Thema +${row.item['topic']?.S}$`)));
    }
  });

  it('keeps control characters and marks of direction from the terminal, as the list does', async () => {
    const row = anna('a', '2026-11-01T08:00:00.000Z', 'a\u001B[2Jb\u202Ec\u0007d\u009Be');
    const stores = await storing(row);
    for (const command of [show, list] as const) {
      const { printed } = await printedBy((terminal) =>
        command === show ? show(stores, terminal, referenceOf(row)) : list(stores, terminal, { forms: [contact] }, 1),
      );
      // oxlint-disable-next-line no-control-regex
      expect(printed.join('\n')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/);
      expect(printed.join('\n')).toContain('a\uFFFD[2Jb\uFFFDc\uFFFDd\uFFFDe');
    }
  });

  it('prints every record that shares the reference, and warns about it', async () => {
    const rows = ['Erster', 'Zweiter'].map((name) => {
      const row = rowOf(contact, name, { name, email: 'a@firma.ch', message: 'x' });
      return { ...row, item: { ...row.item, reference: { S: 'K7QF-3M2A' } } as Item };
    });
    const stores = await storing(...rows);
    const { printed, notes } = await printedBy((terminal) => show(stores, terminal, 'K7QF-3M2A'));
    for (const { item } of rows)
      for (const text of [item['id']?.S ?? '', item['name']?.S ?? '']) expect(printed.join('\n')).toContain(text);
    expect(notes).toEqual(['2 records share this reference: their keys tell them apart.']);
  });

  it('reports that there is none', async () => {
    await expect(show(await runningStores(), recordedTerminal().terminal, '00000000')).rejects.toThrow(
      'There is no record 0000-0000 in the local store',
    );
  });
});

it('requests are counted per form and week, as weeks are in Zürich', async () => {
  const stores = await storing(
    anna('a', '2026-11-15T22:59:59.000Z'),
    anna('b', '2026-11-15T23:00:00.000Z'),
    anna('c', '2026-11-20T10:00:00.000Z'),
    anna('d', '2020-01-01T10:00:00.000Z'),
    rowOf(sales, 'e', { name: 'x' }, '2026-11-09T10:00:00.000Z'),
  );
  const none = Object.fromEntries(allForms.map(({ id }) => [id, 0]));
  expect(await countWeeks(stores, 3, new Date('2026-11-21T10:00:00Z'))).toEqual([
    { monday: '2026-11-16', counts: { ...none, contact: 2 } },
    { monday: '2026-11-09', counts: { ...none, contact: 1, sales: 1 } },
    { monday: '2026-11-02', counts: none },
  ]);
});

describe('a table', () => {
  const columns: readonly Column<readonly string[]>[] = [
    { title: 'Fixed', of: ([text = '']) => text },
    { title: 'Name', of: ([, text = '']) => text, most: 8 },
    { title: 'Says', of: ([, , text = '']) => text },
  ];
  const rows = [
    ['12345678', '王小明王小明王小明', 'Guten Tag '.repeat(9).trim()],
    ['12345678', 'Žofia 👩🏽‍🔧 Gygax-von Allmen', 'x'],
  ];

  it.each([20, 30, 40, 60, 100, 140])('fits a terminal of %i, wide signs and all', (width) => {
    const { terminal, printed } = recordedTerminal(width);
    printTable(terminal, columns, rows);
    for (const line of printed) expect(widthOf(line)).toBeLessThanOrEqual(width);
    expect(printed[1]).toMatch(width < 130 ? /^12345678 {2}王小明….*…$/ : /[^…]$/);
  });

  it('leaves nothing out when there is room, or when a program reads it', () => {
    const wide = recordedTerminal(200);
    printTable(wide.terminal, columns, rows);
    expect(wide.printed.join('\n')).not.toContain('…');
    const piped = recordedTerminal();
    printTable(piped.terminal, columns, rows);
    expect(piped.printed).toEqual(rows.map((row) => row.join('\t')));
  });
});

/** Cells of the terminal: two for a wide sign. A second way to count, for the signs used here. */
function widthOf(text: string): number {
  const signs = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return signs.reduce((sum, sign) => sum + (/[\p{Script=Han}\p{Extended_Pictographic}]/u.test(sign) ? 2 : 1), 0);
}

it('every German text has the values of the English one', () => {
  for (const [key, inGerman] of Object.entries(german)) expect([key, valuesOf(inGerman)]).toEqual([key, valuesOf(key)]);
});

const valuesOf = (text: string) => [...new Set(text.match(/\{\d\}/g))].toSorted();

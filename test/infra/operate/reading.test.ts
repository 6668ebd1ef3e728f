import { beforeAll, describe, expect, it } from 'vitest';
import { countWeeks } from '../../../infra/operate/desk/count-weeks.ts';
import { list } from '../../../infra/operate/list.ts';
import type { Selection } from '../../../infra/operate/read-records.ts';
import { show } from '../../../infra/operate/show.ts';
import type { Stores } from '../../../infra/operate/stores.ts';
import type { Terminal } from '../../../infra/operate/terminal.ts';
import { swissDay, swissTime } from '../../../shared/desk/swiss-time.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { sales } from '../../../shared/forms/sales.ts';
import { sampleFolder } from '../../../shared/forms/sample-folder.ts';
import { photoUrl } from '../../../shared/photos.ts';
import { recordedTerminal } from './recorded-terminal.ts';
import { referenceOf, rowOf, startStores, storeRows, type Row } from './running-stores.ts';

describe('the clock in Zürich', () => {
  it.each([
    ['2026-03-29T00:59:59.000Z', '2026-03-29 01:59:59'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29 03:00:00'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01 00:30:00'],
    ['no time', 'no time'],
  ])('shows %s as %s', (moment, expected) => {
    expect(swissTime(moment)).toBe(expected);
    expect(swissDay(moment)).toBe(expected.slice(0, 10));
  });
});

/** A request in the place of a name, sent at a moment in November 2026. */
const from = (name: string, moment: string, message = 'Guten Tag', form = contact) =>
  rowOf(form, name, { name, email: `${name.toLowerCase()}@firma.ch`, message }, `2026-11-${moment}.000Z`);
const endingAt = (end: string, row: Row): Row => ({ ...row, item: { ...row.item, expires_at: { N: end } } });
const sharing = (row: Row): Row => ({ ...row, item: { ...row.item, reference: { S: 'K7QF-3M2A' } } });

const PHOTO = photoUrl('http://localhost:3000', 'complaints/1111111111111111111_a.jpg');
const requests = {
  late: from('Anna', '01T22:59:59'),
  next: from('Müller', '01T23:00:00', 'SUCHWORT hier'),
  beat: from('Beat', '13T08:00:00', ' Angebot \n \n\nbitte\n', sales),
  sunday: endingAt('1856854800', from('Carla', '15T22:59:59')),
  monday: from('Dora', '15T23:00:00'),
  hostile: from('Emil', '16T08:00:00', 'a\u001B[2Jb\u202Ec\u0007d\u009Be'),
  umlaut: rowOf(contact, 'umlaut', { email: 'info@xn--kchen-kva.ch' }, '2026-10-02T08:00:00.000Z'),
  first: sharing(from('Erster', '20T08:00:00')),
  second: sharing(from('Zweiter', '21T08:00:00')),
  sampled: rowOf(sampleFolder, 'sampled', { name: '21', stones: ['09', '21'] }, '2026-10-03T08:00:00.000Z'),
  pictured: rowOf(complaint, 'pictured', { product: 'Tritt', photo_urls: [PHOTO] }, '2026-11-12T08:00:00.000Z'),
};
/** A request of each form, with a value in each field. */
const whole = allForms.map((form) => {
  const valueOf = (name: string) => Object.keys(form.fields[name]?.options ?? {})[0] ?? `Wert von ${name}`;
  const values = Object.fromEntries(Object.keys(form.fields).map((name) => [name, valueOf(name)]));
  return rowOf(form, form.id, values, '2026-10-01T08:00:00.000Z');
});

/** What a command prints on a terminal of this width, line by line, and its notes. */
async function printedBy(command: (terminal: Terminal) => Promise<void>, columns?: number) {
  const { terminal, printed, notes } = recordedTerminal(columns);
  await command(terminal);
  return { printed, notes };
}

describe('stored requests', () => {
  const all = [...Object.values(requests), ...whole];
  let stores: Stores;
  beforeAll(async () => {
    const started = await startStores();
    ({ stores } = started);
    await storeRows(stores, all);
    return started.stop;
  });

  const listed = (selection: Selection, limit = 100, columns?: number) =>
    printedBy((terminal) => list(stores, terminal, selection, limit), columns);
  const shown = (reference: string) => printedBy((terminal) => show(stores, terminal, reference));

  it('are listed newest first, of all forms, and counted', async () => {
    const { printed, notes } = await listed({ since: '2026-11-13', until: '2026-11-15' }, 2, 120);
    expect(printed.map((line) => line.split(/ {2,}/))).toEqual([
      ['Eingang', 'Referenz', 'Formular', 'Name', 'E-Mail', 'Firma', 'Text'],
      ['2026-11-15 23:59', referenceOf(requests.sunday), contact.name, 'Carla', 'carla@firma.ch', 'Guten Tag'],
      ['2026-11-13 09:00', referenceOf(requests.beat), sales.name, 'Beat', 'beat@firma.ch', 'Angebot · bitte'],
    ]);
    expect(notes).toEqual(['1 Anfrage endet nicht, wie es shared/retention.ts sagt: retention zeigt und ändert das.']);
    expect((await listed({}, 2, 120)).notes).toEqual([
      `Die neuesten 2 von ${all.length} Anfragen; --limit zeigt mehr.`,
    ]);
    expect((await listed({ search: 'nirgends' }, 2, 120)).notes).toEqual(['Nichts gefunden.']);
  });

  it.each<[string, Selection, readonly (keyof typeof requests)[]]>([
    ['by form and first day in Zürich', { since: '2026-11-21', form: contact.id }, ['second']],
    ['by a text in any case', { search: 'suchWort' }, ['next']],
    ['by an address with umlauts', { search: 'küchen.CH' }, ['umlaut']],
    ['by reference', { search: referenceOf(requests.beat).toLowerCase() }, ['beat']],
    ['by photos', { withPhotos: true }, ['pictured']],
    ['by the number of a surface', { stone: 9 }, ['sampled']],
  ])('are found %s', async (_how, selection, names) => {
    const { printed } = await listed(selection);
    expect(printed.map((line) => line.split('\t')[1])).toEqual(names.map((name) => referenceOf(requests[name])));
  });

  it.each(whole.map((row) => [row.form.id, row] as const))(
    'of %s are shown with every field by its label, and a choice by its words',
    async (_form, row) => {
      const { printed } = await shown(referenceOf(row).toLowerCase().replace('-', ''));
      for (const [name, { label, options }] of Object.entries(row.form.fields)) {
        const value = Object.values(options ?? {})[0] ?? `Wert von ${name}`;
        expect(printed).toContainEqual(expect.stringMatching(new RegExp(`^ +${RegExp.escape(label)} +${value}$`)));
      }
    },
  );

  it('keep control characters and marks of direction from the terminal', async () => {
    for (const { printed } of [await shown(referenceOf(requests.hostile)), await listed({ search: 'Emil' })]) {
      // oxlint-disable-next-line no-control-regex
      expect(printed.join('\n')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/);
      expect(printed.join('\n')).toContain('a\uFFFD[2Jb\uFFFDc\uFFFDd\uFFFDe');
    }
  });

  it('are counted per form and week, as weeks are in Zürich', async () => {
    const none = Object.fromEntries(allForms.map(({ id }) => [id, 0]));
    expect(await countWeeks(stores, 3, new Date('2026-11-21T10:00:00Z'))).toEqual([
      { monday: '2026-11-16', counts: { ...none, contact: 4 } },
      { monday: '2026-11-09', counts: { ...none, contact: 1, sales: 1, complaint: 1 } },
      { monday: '2026-11-02', counts: { ...none, contact: 1 } },
    ]);
  });
});

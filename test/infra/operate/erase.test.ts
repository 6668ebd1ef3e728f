import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DeleteItemCommand, paginateScan } from '@aws-sdk/client-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { recordOf } from '../../../functions/runtime/record-of.ts';
import { erase } from '../../../infra/operate/erase.ts';
import { findPerson } from '../../../infra/operate/find-person.ts';
import { person } from '../../../infra/operate/person.ts';
import { isPhotoThere } from '../../../infra/operate/photos.ts';
import type { Stores } from '../../../infra/operate/stores.ts';
import { temporaryFolder } from '../../../packages/local-aws/test/temporary-folder.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { photoKeysOf } from '../../../shared/forms/stored-record.ts';
import { photoKey } from '../../../shared/photos.ts';
import { recordedTerminal } from './recorded-terminal.ts';
import { referenceOf, rowOf, runningStores, storePhoto, storeRows } from './running-stores.ts';

const ADDRESS = 'Zq83hdkw.Vonallmen@firma.ch';
const OTHERS = ['anna@firma.ch', 'beat@firma.ch', 'vonallmen@firma.ch', 'zq83hdkw.vonallmen@firma.ch.example'];

/** Everything in all tables, by id. */
async function allRows({ dynamodb, tableOf }: Stores): Promise<ReadonlyMap<string, unknown>> {
  const rows = new Map<string, unknown>();
  for (const form of allForms) {
    for await (const { Items = [] } of paginateScan({ client: dynamodb }, { TableName: tableOf(form) })) {
      for (const item of Items) rows.set(`${form.id} ${item['id']?.S}`, item);
    }
  }
  return rows;
}

/** Files of mails, by their names: the headers of each, and its text. */
function writeMails(dataDir: string, mails: Readonly<Record<string, readonly [headers: string, text?: string]>>): void {
  for (const [name, [headers, text = 'x']] of Object.entries(mails))
    writeFileSync(join(dataDir, 'mail', name), `${headers}\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`);
}

/** A request of each form from each of these addresses. */
const rowsFrom = (addresses: readonly string[]) =>
  addresses.flatMap((email) => allForms.map((form) => rowOf(form, `${form.id} ${email}`, { email, message: 'x' })));

it('one person among others is erased from every store, however the address is written, and no other person’s data is touched', async () => {
  const stores = await runningStores();
  const own = rowsFrom([ADDRESS, ADDRESS.toLowerCase(), ADDRESS.toUpperCase()]);
  await storeRows(stores, [...rowsFrom(OTHERS), ...own]);
  const ownPhoto = await storePhoto(stores, 1, 'eigenes.jpg');
  const foreignPhoto = await storePhoto(stores, 2, 'fremdes.jpg');
  const withPhoto = rowOf(complaint, 'own photo', { email: ADDRESS, photo_urls: [ownPhoto] });
  const foreign = rowOf(complaint, 'foreign photo', { email: 'anna@firma.ch', photo_urls: [foreignPhoto] });
  await storeRows(stores, [withPhoto, foreign]);
  const ownReference = referenceOf(withPhoto);
  writeMails(stores.dataDir, {
    'team.eml': [`Reply-To: ${ADDRESS.toLowerCase()}\nSubject: Kontakt`],
    'confirmation.eml': [`To: =?UTF-8?Q?=C3=84?= <${ADDRESS}>\nSubject: Mustermappe`],
    'no-reply.eml': [`Subject: Reklamation ${ownReference}`, `E-Mail: ${ADDRESS}`],
    'colliding.eml': [`Subject: Kontakt ${ownReference}`, 'E-Mail: anna@firma.ch'],
    'other.eml': ['Reply-To: anna@firma.ch\nSubject: Kontakt'],
  });
  const before = await allRows(stores);
  expect(before.size).toBe(own.length + OTHERS.length * allForms.length + 2);

  const reportFolder = await temporaryFolder();
  const { terminal, printed, notes } = recordedTerminal(80);
  await erase(stores, terminal, '  ZQ83HDKW.vonallmen@FIRMA.CH ', { confirm: true, report: reportFolder });

  const after = await allRows(stores);
  const gone = new Set([...own, withPhoto].map(({ form, item }) => `${form.id} ${item['id']?.S}`));
  expect(after).toEqual(new Map([...before].filter(([key]) => !gone.has(key))));
  const [ownKey = '', foreignKey = ''] = [withPhoto, foreign].flatMap(({ form, item }) =>
    photoKeysOf(recordOf(form, item)),
  );
  expect([await isPhotoThere(stores, ownKey), await isPhotoThere(stores, foreignKey)]).toEqual([false, true]);
  expect(readdirSync(join(stores.dataDir, 'mail'))).toEqual(['colliding.eml', 'other.eml']);

  const [file = ''] = readdirSync(reportFolder);
  const report = readFileSync(join(reportFolder, file), 'utf8');
  expect(report).toContain(printed.at(-1));
  expect(report).toMatch(new RegExp(`^Anfragen gelöscht +${own.length + 1}$`, 'm'));
  expect(report).toMatch(/^Mails gelöscht +3$/m);
  const references = [...own, withPhoto].map(referenceOf);
  const bare = report.replaceAll('-', '').toLowerCase();
  for (const personal of ['zq83hdkw', 'vonallmen', '@', ...references])
    expect(bare).not.toContain(personal.replace('-', '').toLowerCase());
  expect(notes.at(-1)).toBe(`Bericht: ${join(reportFolder, file)}`);
});

/** Stores with a request of Anna's, one that mentions her, and two that name the same photo; and a folder for the report. */
async function prepare() {
  const stores = await runningStores();
  const photo = await storePhoto(stores, 1, 'riss.jpg');
  const mention = rowOf(contact, 'b', { email: 'beat@firma.ch', message: 'Meine Kollegin Anna@firma.ch' });
  await storeRows(stores, [
    rowOf(contact, 'a', { name: 'Anna', email: 'anna@firma.ch', message: 'x' }),
    mention,
    ...['tipfehler@firma.ch', 'richtig@firma.ch'].map((email) =>
      rowOf(complaint, email, { email, photo_urls: [photo] }),
    ),
  ]);
  const isShared = () => isPhotoThere(stores, photoKey('http://localhost:3000', photo) ?? '');
  return { stores, isShared, mentioning: referenceOf(mention), folder: await temporaryFolder() };
}

describe('erasing', () => {
  const ANNA = ['1 Anfrage, 0 Fotos', 'Andere erwähnen sie in ihrem Text: MENTION'];
  const REFUSED = 'Nichts wurde gelöscht. Mit --confirm geschieht es.';
  const SHARED = 'Behalten: 1 Foto, weil die Anfrage einer anderen Person darauf verweist.';
  const ERASED =
    /^(?![^]*behalten)[^]*Anfragen gelöscht +1\n {2}Kontakt +1\nFotos gelöscht +0\n[^]*Nicht gelöscht +1 anderer Personen/;
  it.each<[string, { of: string; answer?: boolean; notes: readonly string[]; report?: RegExp }]>([
    ['is only shown when nobody can be asked', { of: 'anna', notes: [...ANNA, REFUSED] }],
    ['is done when the answer is yes', { of: 'anna', answer: true, notes: ANNA, report: ERASED }],
    [
      'keeps a photo that a record with another address names too, as after a corrected address',
      {
        of: 'tipfehler',
        answer: true,
        notes: ['1 Anfrage, 1 Foto', SHARED],
        report: /Fotos gelöscht +0\nFotos behalten +1,/,
      },
    ],
  ])('%s', async (_, { of, answer, notes: expected, report }) => {
    const { stores, isShared, mentioning, folder } = await prepare();
    const { terminal, printed, notes, questions } = recordedTerminal(80, answer);
    await erase(stores, terminal, `${of}@firma.ch`, { report: folder });
    const reports = readdirSync(folder);
    expect(notes).toEqual([
      ...expected.map((line) => line.replace('MENTION', mentioning)),
      ...reports.map((name) => `Bericht: ${join(folder, name)}`),
    ]);
    expect([(await allRows(stores)).size, await isShared(), reports.length]).toEqual(
      report ? [3, true, 1] : [4, true, 0],
    );
    expect(questions).toHaveLength(answer === undefined ? 0 : 1);
    expect(printed.join('\n')).toMatch(report ?? '');
  });

  it('is not done while something is left: a record that came in meanwhile, a photo that the store kept', async () => {
    const { stores, folder } = await prepare();
    const photo = await storePhoto(stores, 2, 'riss.jpg');
    await storeRows(stores, [rowOf(complaint, 'b', { email: 'anna@firma.ch', photo_urls: [photo] })]);
    const settings = { confirm: true, report: folder };
    const again = () => erase(stores, recordedTerminal().terminal, 'anna@firma.ch', settings);
    const kept = vi.spyOn(stores.s3, 'send').mockImplementation(() => Promise.resolve({}));
    await expect(again()).rejects.toThrow('Ein Foto ist noch da');
    kept.mockRestore();
    const late = rowOf(contact, 'late', { email: 'ANNA@firma.ch', message: 'x' });
    await storeRows(stores, [rowOf(contact, 'c', { email: 'anna@firma.ch', message: 'x' })]);
    const send = stores.dynamodb.send.bind(stores.dynamodb) as (command: object) => Promise<object>;
    const racing = vi.spyOn(stores.dynamodb, 'send').mockImplementation(async (command: object) => {
      const answer = await send(command);
      if (command instanceof DeleteItemCommand) await storeRows(stores, [late]);
      return answer;
    });
    await expect(again()).rejects.toThrow('Inzwischen eingegangen: 1 Anfrage.');
    racing.mockRestore();
    expect(readdirSync(folder)).toEqual([]);
    await again();
    expect((await allRows(stores)).size).toBe(3);
  });

  it('leaves the rows of a run that was interrupted at a photo, so that the next one finds all of it', async () => {
    const { stores, folder } = await prepare();
    const photo = await storePhoto(stores, 2, 'riss.jpg');
    await storeRows(stores, [rowOf(complaint, 'b', { email: 'anna@firma.ch', photo_urls: [photo] })]);
    const interrupted = vi.spyOn(stores.s3, 'send').mockImplementation(() => Promise.reject(new Error('interrupted')));
    const run = () => erase(stores, recordedTerminal().terminal, 'anna@firma.ch', { confirm: true, report: folder });
    await expect(run()).rejects.toThrow('interrupted');
    interrupted.mockRestore();
    expect((await findPerson(stores, 'anna@firma.ch')).records).toHaveLength(2);
    await run();
    expect(await isPhotoThere(stores, photoKey('http://localhost:3000', photo) ?? '')).toBe(false);
  });
});

/** Two requests of Anna's, one of another Anna, and one of Beat's that names her. */
async function withoutAddress() {
  const stores = await runningStores();
  const own = [
    rowOf(contact, 'a', { name: 'Anna  Müller', phone: '044 111 22 33', message: 'x' }),
    rowOf(contact, 'b', { name: 'Anna Müller', phone: '+41 (0)44 111-22-33', message: 'y' }),
  ];
  const others = [
    rowOf(contact, 'c', { name: 'Anna Müllers', phone: '+41 44 111 22 34', message: 'x' }),
    rowOf(contact, 'd', { name: 'Beat', phone: '0441112234', message: 'Auch Anna Müller, 0041 44 111 22 33.' }),
  ];
  await storeRows(stores, [...own, ...others]);
  const [first, , , mention] = [...own, ...others].map(referenceOf);
  writeMails(stores.dataDir, {
    'team.eml': [`Subject: Kontakt ${first}`, 'Name: Anna Müller\nTelefon: 044 111 22 33'],
    'colliding.eml': [`Subject: Kontakt ${first}`, 'Name: Beat\nTelefon: 044 111 22 34'],
  });
  return { stores, mention };
}

describe('a person who gave no address', () => {
  const spellings = ['+41 44 111 22 33', '0041441112233', '044/111 22 33', 'anna müller', ' Anna Mu\u0308ller'];
  it.each(spellings)('is found as %s, with the mail about their requests and what mentions them', async (whom) => {
    const { stores, mention } = await withoutAddress();
    const { records, mentions, mailFiles } = await findPerson(stores, whom);
    expect(records.map(({ values }) => values['message']).toSorted()).toEqual(['x', 'y']);
    expect(mentions).toContain(mention);
    expect(mailFiles.map((file) => basename(file))).toEqual(['team.eml']);
  });

  it('is erased by telephone, and by a name only after somebody has looked', async () => {
    const { stores } = await withoutAddress();
    const folder = await temporaryFolder();
    const { terminal, notes } = recordedTerminal(80, true);
    await erase(stores, terminal, 'Anna Müller', { confirm: true, report: folder });
    expect(notes.at(-1)).toContain('Einen Namen können mehrere tragen');
    expect((await allRows(stores)).size).toBe(4);
    await erase(stores, terminal, '+41441112233', { confirm: true, report: folder });
    expect((await allRows(stores)).size).toBe(2);
  });
});

it('the right of access gets every field of every record by its label, the photos and the mail, and saves them for the owner only', async () => {
  const stores = await runningStores();
  const photo = await storePhoto(stores, 1, 'riss.jpg', 'picture');
  const rows = [
    rowOf(contact, 'a', {
      name: 'Anna',
      email: 'anna@firma.ch',
      message: 'Guten Tag\nBitte um Rückruf.',
      old_field: 'aus früherer Zeit',
    }),
    rowOf(complaint, 'b', { order_number: 'A-1', email: 'ANNA@firma.ch', photo_urls: [photo] }),
  ];
  await storeRows(stores, [...rows, rowOf(contact, 'c', { name: 'Beat', email: 'beat@firma.ch', message: 'Fremdes' })]);
  writeMails(stores.dataDir, { 'team.eml': ['Reply-To: anna@firma.ch'] });
  const out = join(await temporaryFolder(), 'auskunft');
  const { terminal, printed, notes } = recordedTerminal(80);
  await person(stores, terminal, 'anna@firma.ch', out);

  const text = printed.join('\n');
  for (const part of ['Bitte um Rückruf.', 'aus früherer Zeit', 'A-1', photo]) expect(text).toContain(part);
  expect(text).not.toContain('Fremdes');
  expect(notes).toEqual(['2 Anfragen, 1 Foto, 1 Mail auf diesem Rechner', `Gespeichert in ${out}`]);
  expect(readFileSync(join(out, 'records.txt'), 'utf8').trim()).toBe(text.trim());
  expect((JSON.parse(readFileSync(join(out, 'records.json'), 'utf8')) as unknown[]).length).toBe(2);
  expect(readdirSync(out).toSorted()).toEqual(['photos', 'records.json', 'records.txt', 'team.eml']);
  expect(readdirSync(join(out, 'photos', `${referenceOf(rows[1] as (typeof rows)[0])}_2026-11-02`))).toEqual([
    '1111111111111111111_riss.jpg',
  ]);
  await expect(person(stores, terminal, 'anna@firma.ch', out)).rejects.toMatchObject({ code: 'EEXIST', path: out });
});

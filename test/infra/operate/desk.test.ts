import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createDesk, type PersonFound, type Rows } from '../../../infra/operate/desk/desk-app.ts';
import { failureOf } from '../../../infra/operate/desk/failure.ts';
import type { Item } from '../../../infra/operate/stored-record.ts';
import type { Stores } from '../../../infra/operate/stores.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { photoUrl } from '../../../shared/photos.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { fakeTables } from './fake-tables.ts';
import { rowOf, runningStores, storePhoto, storeRows } from './running-stores.ts';

const origin = 'http://127.0.0.1:4000';
const host = '127.0.0.1:4000';
const files = new Map([
  ['index.html', { body: '<p>{WHERE}</p>', type: 'text/html' }],
  ['assets/main.js', { body: 'main()', type: 'text/javascript' }],
]);

function deskOver(stores: Stores, folder = '.') {
  const { app, address } = createDesk({ stores, files, origin, folder });
  const get = async (url: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(url, { headers: { host, ...headers } }));
  return { app, address, get };
}

/** A desk and the browser that was let in. */
async function admitted(stores: Stores, folder?: string) {
  const desk = deskOver(stores, folder);
  const door = await desk.get(desk.address);
  const [cookie = ''] = (door.headers.get('set-cookie') ?? '').split(';');
  const [, home = ''] = /url=([^"]+)/u.exec(await door.text()) ?? [];
  const own = { host, cookie, origin, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const post = async (name: string, body: object = {}, headers: Record<string, string> = {}) =>
    desk.app.fetch(
      new Request(origin + home + name, {
        method: 'POST',
        headers: { ...own, ...headers },
        body: JSON.stringify(body),
      }),
    );
  const ask = async <Result>(name: string, body?: object) => (await (await post(name, body)).json()) as Result;
  return { ...desk, door, cookie, home, post, ask };
}

const nothing = () => fakeTables({}, () => ({})).stores;

describe('who gets in', () => {
  it('is the first browser with the printed address, then only that one', async () => {
    const { address, get, door, cookie, home } = await admitted(nothing());
    expect(door.headers.get('set-cookie')).toMatch(new RegExp(`^desk=.{43}; Path=${home}; HttpOnly; SameSite=Strict$`));
    expect((await get(address)).status).toBe(403);
    expect((await get(origin + home)).status).toBe(403);
    expect((await get(origin + home, { cookie: 'desk=other' })).status).toBe(403);
    const page = await get(origin + home, { cookie });
    expect([page.status, await page.text()]).toEqual([200, '<p>a fake</p>']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await get(`${origin}${home}assets/main.js`, { cookie })).status).toBe(200);
    expect((await get(`${origin}${home}assets/..%2F..%2Fpackage.json`, { cookie })).status).toBe(404);
  });

  it.each([
    ['another name of this machine', { host: 'evil.example:4000' }, 421],
    ['another port', { host: '127.0.0.1:4001' }, 421],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another port, which browsers call the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'http://127.0.0.1:4001' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 403],
    ['no cookie', { cookie: '' }, 403],
  ])('refuses %s', async (_, headers, status) => {
    const { post } = await admitted(nothing());
    expect((await post('list', {}, headers)).status).toBe(status);
  });
});

const make = (_: string, index: number): Item => ({
  id: { S: `key-${index}` },
  created_at: { S: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString() },
});

describe('the list', () => {
  it('comes page by page, the newest first, and reads only the rows it shows', async () => {
    const { stores, calls } = fakeTables({ [contact.table]: 120 }, make);
    const { ask } = await admitted(stores);
    const first = await ask<Rows>('list');
    expect([first.total, first.rows.length, first.rows[0]?.id]).toEqual([120, 50, 'key-119']);
    expect(calls.BatchGetItemCommand).toBe(1);
    const second = await ask<Rows>('more', { list: first.list });
    const third = await ask<Rows>('more', { list: first.list });
    expect([second.rows[0]?.id, third.rows.length, third.rows.at(-1)?.id]).toEqual(['key-69', 20, 'key-0']);
  });

  it.each([{ since: 'gestern' }, { form: 'other' }, { search: ' ' }, { other: 1 }])('refuses %j', async (filter) => {
    const { post } = await admitted(nothing());
    expect((await post('list', filter)).status).toBe(400);
  });
});

/** A desk over two requests, one of them with a photo. */
async function answered() {
  const stores = await runningStores();
  const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer();
  const url = await storePhoto(stores, 1, 'Riss.jpg', picture as unknown as string);
  const traversal = photoUrl('http://localhost:3000', 'complaints/../secret.jpg');
  const anna = rowOf(complaint, 'a', {
    product: '=1+1',
    description: '<img src=x onerror=alert(1)>',
    contact_name: 'Anna',
    email: 'anna@firma.ch',
    photo_urls: [url, traversal],
  });
  const beat = rowOf(contact, 'b', { name: 'Beat', email: 'beat@firma.ch', message: 'Guten Tag' });
  await storeRows(stores, [anna, beat]);
  const folder = await temporaryFolder();
  return { picture, anna, ...(await admitted(stores, folder)) };
}

describe('requests', () => {
  it('show photos by their place, smaller or as they were uploaded, and nothing else of the bucket', async () => {
    const { post, anna, picture } = await answered();
    const wanted = { form: complaint.id, id: anna.item['id']?.S, index: 0 };
    const original = await post('photo', wanted);
    expect(Buffer.from(await original.arrayBuffer()).equals(picture)).toBe(true);
    const small = await sharp(await (await post('photo', { ...wanted, width: 160 })).arrayBuffer()).metadata();
    expect([small.format, small.width, small.height]).toEqual(['jpeg', 160, 80]);
    expect((await post('photo', { ...wanted, index: 1 })).status).toBe(404);
    expect((await post('photo', { ...wanted, id: '../../host.json' })).status).toBe(404);
    expect((await post('photo', { ...wanted, index: -1 })).status).toBe(400);
  });

  it('are exported as the command does, without formulas', async () => {
    const { post } = await answered();
    const file = await post('export', { form: complaint.id, format: 'csv' });
    expect(file.headers.get('content-disposition')).toMatch(/"complaint-\d{4}-\d\d-\d\d\.csv"$/u);
    const [row] = parse<Record<string, string>>(await file.text(), { bom: true, columns: true, delimiter: ';' });
    expect(row?.['Produkt']).toBe("'=1+1");
  });

  it('of a person are found, handed over, and erased with a report', async () => {
    const { ask, post } = await answered();
    const whose = { address: 'Anna@firma.ch ' };
    const found = await ask<PersonFound>('person', whose);
    expect([found.rows.length, found.plan]).toEqual([1, ['1 record, 1 photo']]);
    const out = await ask<string>('hand-over', whose);
    expect(await readFile(join(out, 'records.txt'), 'utf8')).toContain('anna@firma.ch');
    const report = await readFile(await ask<string>('erase', whose), 'utf8');
    expect(report).toMatch(/Records deleted +1\n/u);
    expect((await ask<Rows>('list')).rows.map(({ values }) => values['email'])).toEqual(['beat@firma.ch']);
    expect((await post('erase', { address: 'all' })).status).toBe(400);
  });
});

const named = (name: string, code?: string) => Object.assign(new Error('x'), { name, code });

describe('a failure', () => {
  it.each([
    [named('ExpiredTokenException'), '→ aws sso login --profile staff'],
    [named('AccessDenied'), '→ aws sts get-caller-identity --profile staff'],
    [new AggregateError([named('Error', 'ECONNREFUSED')]), '→ npm start'],
  ])('is one sentence with the command that helps: %s', (error, sentence) => {
    expect(failureOf(error, 'Der Speicher', 'staff')).toContain(sentence);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Item } from '../../../functions/runtime/record-of.ts';
import { createDesk } from '../../../infra/operate/desk/desk-app.ts';
import { serveDesk } from '../../../infra/operate/desk/serve-desk.ts';
import type { Stores } from '../../../infra/operate/stores.ts';
import { temporaryFolder } from '../../../packages/local-aws/test/temporary-folder.ts';
import type { PersonFound, Rows } from '../../../shared/desk/calls.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { photoUrl } from '../../../shared/photos.ts';
import { fakeTable } from './fake-table.ts';
import { rowOf, runningStores, storePhoto, storeRows } from './running-stores.ts';

const origin = 'http://127.0.0.1:4000';
const host = '127.0.0.1:4000';
const files = new Map([
  ['index.html', { body: '<p>{WHERE}</p>', type: 'text/html' }],
  ['assets/main.js', { body: 'main()', type: 'text/javascript' }],
]);

/** What the door gives to the first browser: its cookie, and the way to the page. */
async function enter(door: Response) {
  const [cookie = ''] = (door.headers.get('set-cookie') ?? '').split(';');
  const [, home = ''] = /url=([^"]+)/u.exec(await door.text()) ?? [];
  return { cookie, home };
}

/** A desk and the browser that was let in. */
async function admitted(stores: Stores, folder = '.') {
  const { app, address } = createDesk({ stores, files, folder }, origin);
  const get = async (url: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(url, { headers: { host, ...headers } }));
  const door = await get(address);
  const { cookie, home } = await enter(door);
  const own = { host, cookie, origin, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const post = async (name: string, body: unknown = {}, more: Record<string, string> = {}) => {
    const headers = { ...own, ...more };
    return app.fetch(new Request(origin + home + name, { method: 'POST', headers, body: JSON.stringify(body) }));
  };
  const ask = async <Result>(name: string, body?: unknown) => (await (await post(name, body)).json()) as Result;
  return { address, get, door, cookie, home, post, ask };
}

const nothing = () => fakeTable(0, () => ({})).stores;

describe('who gets in', () => {
  it('is the first browser with the printed address, then only that one', async () => {
    const { address, get, door, cookie, home } = await admitted(nothing());
    expect(door.headers.get('set-cookie')).toMatch(new RegExp(`^desk=.{43}; Path=${home}; HttpOnly; SameSite=Strict$`));
    // To another port of 127.0.0.1, browsers send strict cookies: for them it is the same site.
    const framed = get(origin + home, { cookie, 'sec-fetch-site': 'same-site' });
    const others = [get(address), get(origin + home), get(origin + home, { cookie: 'desk=other' }), framed];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const page = await get(origin + home, { cookie });
    expect([page.status, await page.text()]).toEqual([200, '<p>a fake</p>']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await get(`${origin}${home}assets/main.js`, { cookie })).status).toBe(200);
    expect((await get(`${origin}${home}assets/..%2F..%2Fpackage.json`, { cookie })).status).toBe(404);
  });

  it.each([
    ['another name of this machine', { host: 'evil.example:4000' }, 421],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'http://127.0.0.1:4001' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 403],
    ['no cookie', { cookie: '' }, 403],
  ])('refuses %s', async (_, headers, status) => {
    const { post } = await admitted(nothing());
    expect((await post('list', {}, headers)).status).toBe(status);
  });
});

const make = (index: number): Item => ({
  id: { S: `key-${index}` },
  created_at: { S: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString() },
});

it('the list comes page by page, the newest first, and reads only the rows it shows', async () => {
  const { stores, calls } = fakeTable(120, make);
  const { ask } = await admitted(stores);
  const first = await ask<Rows>('list');
  expect([first.total, first.rows.length, first.rows[0]?.id]).toEqual([120, 50, 'key-119']);
  expect(calls('BatchGetItemCommand')).toBe(1);
  const second = await ask<Rows>('more', first.list);
  const third = await ask<Rows>('more', first.list);
  expect([second.rows[0]?.id, third.rows.length, third.rows.at(-1)?.id]).toEqual(['key-69', 20, 'key-0']);
});

it('a call above the limit is answered with 413 and a sentence', async () => {
  const { post } = await admitted(nothing());
  const answer = await post('erase', 'x'.repeat(10_001));
  expect([answer.status, await answer.text()]).toEqual([413, 'Diese Eingabe ist zu lang.']);
});

/** The forms accept it. */
const ADDRESS = "o'brien+werk@firma.ch";

/** A desk over two requests, one of them with a photo. */
async function answered() {
  const stores = await runningStores();
  const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer();
  const url = await storePhoto(stores, 1, 'Riss.jpg', picture as unknown as string);
  const bomb = await sharp({ create: { width: 8192, height: 6145, channels: 3, background: 'grey' } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const tooLarge = await storePhoto(stores, 2, 'gross.png', bomb as unknown as string);
  const traversal = photoUrl('http://localhost:3000', 'complaints/../secret.jpg');
  const anna = rowOf(complaint, 'a', { email: ADDRESS, photo_urls: [url, traversal, tooLarge] });
  const beat = rowOf(contact, 'b', { name: 'Beat', email: 'beat@firma.ch', message: 'Guten Tag' });
  await storeRows(stores, [anna, beat]);
  const folder = await temporaryFolder();
  return { picture, anna, ...(await admitted(stores, folder)) };
}

describe('requests', () => {
  it('show photos by their place, smaller or as they were uploaded, and nothing else of the bucket', async () => {
    const { get, home, cookie, anna, picture } = await answered();
    const photo = async (place: string) => get(`${origin}${home}photo/${complaint.id}/${place}`, { cookie });
    const id = anna.item['id']?.S ?? '';
    const original = await photo(`${id}/0/original`);
    expect(original.headers.get('content-type')).toBe('application/octet-stream');
    expect(Buffer.from(await original.arrayBuffer()).equals(picture)).toBe(true);
    const small = await sharp(await (await photo(`${id}/0/160`)).arrayBuffer()).metadata();
    expect([small.format, small.width, small.height]).toEqual(['jpeg', 160, 80]);
    // More pixels than the form takes.
    await expect((await photo(`${id}/1/160`)).arrayBuffer()).rejects.toThrow('pixel limit');
    const others = [`${id}/2/160`, `${id}/-1/160`, `${id}/..%2F..%2Fhost.json/160`, '..%2F..%2Fhost.json/0/160'];
    for (const place of others) expect([place, (await photo(place)).status]).toEqual([place, 404]);
  });

  it('of a person are found, handed over, and erased with a report', async () => {
    const { ask, post } = await answered();
    const whose = ` ${ADDRESS.toUpperCase()}`;
    const found = await ask<PersonFound>('person', whose);
    expect([found.rows.length, found.plan]).toEqual([1, ['1 Anfrage, 2 Fotos']]);
    const out = await ask<string>('hand-over', whose);
    expect(await readFile(join(out, 'records.txt'), 'utf8')).toContain(ADDRESS);
    const report = await readFile(await ask<string>('erase', whose), 'utf8');
    expect(report).toMatch(/Anfragen gelöscht +1\n/u);
    expect((await ask<Rows>('list')).rows.map(({ values }) => values['email'])).toEqual(['beat@firma.ch']);
    expect((await post('erase', '2026')).status).toBe(400);
  });
});

const MINUTE_MS = 60_000;

it('the program ends when nobody has used it for half an hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { address, closed } = await serveDesk({ stores: nothing(), files, folder: '.' }, 0);
  const { origin: here } = new URL(address);
  const { cookie, home } = await enter(await fetch(address));
  const status = async (headers: Record<string, string>) => (await fetch(here + home, { headers })).status;
  vi.advanceTimersByTime(29 * MINUTE_MS);
  expect(await status({ cookie })).toBe(200);
  vi.advanceTimersByTime(29 * MINUTE_MS);
  // Who isn't let in doesn't keep it open.
  expect(await status({})).toBe(403);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  await expect(status({ cookie })).rejects.toThrow('fetch failed');
  await closed;
});

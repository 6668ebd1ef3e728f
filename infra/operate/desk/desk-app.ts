import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import sharp from 'sharp';
import * as v from 'valibot';
import { deskFilter, type PersonFound, type Row, type Rows } from '../../../shared/desk/calls.ts';
import { timeInName } from '../../../shared/desk/swiss-time.ts';
import { photoKeysOf, type StoredRecord } from '../../../shared/forms/stored-record.ts';
import { LANGUAGE } from '../../../shared/language.ts';
import { MAX_PHOTO_PIXELS } from '../../../shared/photos.ts';
import { eraseFound, planOf } from '../erase.ts';
import { exporters, FORMATS } from '../export-formats.ts';
import { defaultName } from '../export.ts';
import { findPerson, isPerson } from '../find-person.ts';
import { sentenceOf } from '../operate-error.ts';
import { savePerson } from '../person.ts';
import { openPhoto } from '../photos.ts';
import { formsOf, newestFirst, readRecord } from '../read-records.ts';
import type { Stores } from '../stores.ts';
import { admission } from './admission.ts';
import type { PageFiles } from './bundle-page.ts';
import { countWeeks } from './count-weeks.ts';

/** Requests sent to the page at a time. */
const PAGE_ROWS = 50;
/** Lists that are open at the same time: two windows, each with the list before. */
const MOST_LISTS = 4;
const WEEKS = 12;
const MAX_CALL_BYTES = 10_000;

const exported = v.strictObject({ ...deskFilter.entries, format: v.picklist(FORMATS) });
/** An address, a telephone number or a name, as the commands take it. */
const whose = v.pipe(v.string(), v.trim(), v.check(isPerson));

export interface DeskSettings {
  readonly stores: Stores;
  readonly files: PageFiles;
  /** For what is handed over, and for reports of erasures. */
  readonly folder: string;
  readonly profile?: string;
}

/**
 * The desk as a web application. The first browser that opens `address` is let in.
 * @param origin where it is served, without a trailing slash
 * @param onUse called at each call that is let in
 */
export function createDesk({ stores, files, folder, profile }: DeskSettings, origin: string, onUse = () => {}) {
  const { headers, admit, home, nonce, address } = admission(origin);
  const lists = new Map<number, Awaited<ReturnType<typeof newestFirst>>>();
  let last = 0;
  const app = new Hono();
  const limit = bodyLimit({ maxSize: MAX_CALL_BYTES, onError: (c) => c.text('Diese Eingabe ist zu lang.', 413) });
  const noteUse: MiddlewareHandler = (_, next) => {
    onUse();
    return next();
  };
  app.use(headers, admit, limit, noteUse);
  app.onError((error, c) =>
    error instanceof v.ValiError || error instanceof SyntaxError
      ? c.text('Diese Eingabe ist nicht möglich: Prüfen Sie Tage, Suchtext und Person.', 400)
      : c.text(sentenceOf(error, stores.where, profile), 502),
  );
  const desk = app.basePath(home);
  const answer = <Wanted>(name: string, schema: v.GenericSchema<unknown, Wanted>, find: (wanted: Wanted) => unknown) =>
    desk.post(name, async (c) => c.json(await find(await readCall(c, schema))));

  desk.get('/', (c) => {
    const page = String(files.get('index.html')?.body);
    return c.html(page.replace('{NONCE}', nonce).replace('{WHERE}', stores.where).replace('{LANGUAGE}', LANGUAGE));
  });
  desk.get('/assets/:name', (c) => {
    const file = files.get(`assets/${c.req.param('name')}`);
    return file ? c.body(file.body, 200, { 'content-type': file.type }) : c.notFound();
  });
  answer('/list', deskFilter, async (wanted) => {
    lists.set(++last, await newestFirst(stores, wanted));
    lists.delete(last - MOST_LISTS);
    return nextRows(last);
  });
  answer('/more', v.number(), nextRows);
  answer('/weeks', v.null(), () => countWeeks(stores, WEEKS));
  // By its place in the record, since the name of a file can be personal.
  desk.get('/photo/:form/:id/:index/:width', async (c) => {
    const [form] = formsOf({ form: c.req.param('form') });
    const record = form && (await readRecord(stores, form, c.req.param('id')));
    const key = record && photoKeysOf(record)[Number(c.req.param('index'))];
    const original = key && (await openPhoto(stores, key));
    if (!original) return c.notFound();
    const width = Number(c.req.param('width'));
    // Never shown as it is, whatever it may be.
    if (!width) return c.body(stream(original), 200, { 'content-type': 'application/octet-stream' });
    const smaller = sharp(await buffer(original), { limitInputPixels: MAX_PHOTO_PIXELS }).autoOrient();
    const picture = smaller.resize({ width, withoutEnlargement: true }).jpeg();
    return c.body(stream(picture), 200, { 'content-type': 'image/jpeg' });
  });
  desk.post('/export', async (c) => {
    const { format, ...selection } = await readCall(c, exported);
    const { records } = await newestFirst(stores, selection);
    const disposition = `attachment; filename="${defaultName(selection, format)}"`;
    return c.body(stream(exporters[format](records, formsOf(selection))), 200, { 'content-disposition': disposition });
  });

  answer('/person', whose, async (whom): Promise<PersonFound> => {
    const found = await findPerson(stores, whom);
    const isStored = found.records.length + found.mailFiles.length > 0;
    return { rows: found.records.map(rowOf), plan: planOf(found), isStored };
  });
  answer('/hand-over', whose, async (whom) => {
    const out = join(folder, `auskunft-${timeInName(new Date())}`);
    await savePerson(stores, await findPerson(stores, whom), out);
    return out;
  });
  // The page has shown what goes, and asked.
  answer('/erase', whose, async (whom) => {
    const { path } = await eraseFound(stores, whom, await findPerson(stores, whom), folder);
    return path;
  });
  return { app, address };

  async function nextRows(list: number): Promise<Rows> {
    const found = lists.get(list);
    const rows: Row[] = [];
    for (let row = await found?.records.next(); row && !row.done; row = await found?.records.next()) {
      rows.push(rowOf(row.value));
      if (rows.length === PAGE_ROWS) break;
    }
    return { list, total: found?.total ?? 0, rows };
  }
}

/** What a call asks for. @throws ValiError, SyntaxError */
async function readCall<Wanted>({ req }: Context, schema: v.GenericSchema<unknown, Wanted>): Promise<Wanted> {
  // Valibot takes a list for an object, and an empty one for a filter that selects everything.
  return v.parse(
    v.pipe(
      v.unknown(),
      v.check((body) => !Array.isArray(body)),
      schema,
    ),
    await req.json(),
  );
}

const rowOf = ({ form, ...record }: StoredRecord): Row => ({ ...record, form: form.id });
const stream = (bytes: Readable) => Readable.toWeb(bytes) as ReadableStream;

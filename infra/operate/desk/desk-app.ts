import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import sharp from 'sharp';
import * as v from 'valibot';
import { allForms } from '../../../shared/forms/all-forms.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { MAX_PHOTO_PIXELS } from '../../../shared/photos.ts';
import { countWeeks } from '../count-weeks.ts';
import { erase, planOf } from '../erase.ts';
import { exporters, FORMATS } from '../export-formats.ts';
import { defaultName } from '../export.ts';
import { findPerson } from '../find-person.ts';
import { person } from '../person.ts';
import { openPhoto } from '../photos.ts';
import { newestFirst, readRecord, type Selection } from '../read-records.ts';
import { photoKeysOf, type StoredRecord } from '../stored-record.ts';
import type { Stores } from '../stores.ts';
import { isDay, swissTime } from '../swiss-time.ts';
import type { Terminal } from '../terminal.ts';
import { admission } from './admission.ts';
import type { PageFile } from './bundle-page.ts';
import { failureOf } from './failure.ts';

/** Requests sent to the page at a time. */
const PAGE_ROWS = 50;
/** Lists that are open at the same time: two windows, each with the list before. */
const MOST_LISTS = 4;
const WEEKS = 12;
const MAX_CALL_BYTES = 10_000;

const formId = v.picklist(allForms.map(({ id }) => id));
const day = v.pipe(v.string(), v.check(isDay));
const filter = v.strictObject({
  form: v.optional(formId),
  since: v.optional(day),
  until: v.optional(day),
  withPhotos: v.optional(v.boolean()),
  search: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))),
});
const photo = v.strictObject({
  form: formId,
  id: v.string(),
  index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  width: v.optional(v.picklist([160, 1600])),
});
const whose = v.strictObject({ address: v.pipe(v.string(), v.trim(), v.email()) });

/** Which requests the page asks for. It sends everything in the body of a POST: nothing of it is in an address. */
export type Filter = v.InferInput<typeof filter>;

/** A record on its way to the page. */
export type Row = Omit<StoredRecord, 'form'> & { readonly form: string };

/** The next requests of a list. */
export interface Rows {
  readonly list: number;
  readonly total: number;
  readonly rows: readonly Row[];
}

export interface PersonFound {
  readonly rows: readonly Row[];
  /** What would be deleted, in words, and what would stay. */
  readonly plan: readonly string[];
  readonly isStored: boolean;
}

interface DeskSettings {
  readonly stores: Stores;
  readonly files: ReadonlyMap<string, PageFile>;
  /** Where it is served, without a trailing slash. */
  readonly origin: string;
  /** For what is handed over, and for reports of erasures. */
  readonly folder: string;
  readonly profile?: string;
  readonly onUse?: () => void;
}

/** The desk as a web application. The first browser that opens `address` is let in. */
export function createDesk({ stores, files, origin, folder, profile, onUse = () => {} }: DeskSettings) {
  const { headers, admit, home, nonce, address } = admission(origin);
  const lists = new Map<number, Awaited<ReturnType<typeof newestFirst>>>();
  let last = 0;
  const app = new Hono();
  app.use(headers, admit, bodyLimit({ maxSize: MAX_CALL_BYTES }), (_, go) => (onUse(), go()));
  app.onError((error, c) =>
    error instanceof v.ValiError || error instanceof SyntaxError
      ? c.text('Diese Eingabe ist nicht möglich: Prüfen Sie Tage, Suchtext und E-Mail-Adresse.', 400)
      : c.text(failureOf(error, stores.where, profile), 502),
  );
  const room = app.basePath(home);

  room.get('/', ({ html }) =>
    html(String(files.get('index.html')?.body).replace('{NONCE}', nonce).replace('{WHERE}', stores.where)),
  );
  room.get('/assets/:name', (c) => {
    const file = files.get(`assets/${c.req.param('name')}`);
    return file ? c.body(file.body, 200, { 'content-type': file.type }) : c.notFound();
  });
  room.post('/list', async (c) => {
    lists.set(++last, await newestFirst(stores, selectionOf(await read(c, filter))));
    lists.delete(last - MOST_LISTS);
    return c.json(await next(last));
  });
  room.post('/more', async (c) => c.json(await next((await read(c, v.strictObject({ list: v.number() }))).list)));
  room.post('/weeks', async (c) => c.json((await countWeeks(stores, allForms, WEEKS)).weeks));
  room.post('/photo', async (c) => {
    const { form, id, index, width } = await read(c, photo);
    const record = await readRecord(stores, formOf(form), id);
    const key = record && photoKeysOf(record)[index];
    const original = key && (await openPhoto(stores, key));
    if (!original) return c.text('Das Foto ist nicht mehr vorhanden.', 404);
    // Only the page shows it, as a picture, whatever it may be.
    const type = { 'content-type': 'application/octet-stream' };
    if (width === undefined) return c.body(stream(original), 200, type);
    const smaller = sharp(await buffer(original), { limitInputPixels: MAX_PHOTO_PIXELS }).autoOrient();
    return c.body(stream(smaller.resize({ width, withoutEnlargement: true }).jpeg()), 200, type);
  });
  room.post('/export', async (c) => {
    const { format, ...wanted } = await read(c, v.strictObject({ ...filter.entries, format: v.picklist(FORMATS) }));
    const selection = selectionOf(wanted);
    const { records } = await newestFirst(stores, selection);
    const disposition = `attachment; filename="${defaultName(selection, format)}"`;
    return c.body(stream(exporters[format](records, selection.forms)), 200, { 'content-disposition': disposition });
  });

  room.post('/person', async (c) => {
    const found = await findPerson(stores, await addressIn(c));
    const isStored = found.records.length + found.mailFiles.length > 0;
    return c.json({ rows: found.records.map(rowOf), plan: planOf(found), isStored } satisfies PersonFound);
  });
  room.post('/hand-over', async (c) => {
    const out = join(folder, `auskunft-${swissTime(new Date()).replace(' ', '-').replaceAll(':', '')}`);
    await person(stores, silent, await addressIn(c), out);
    return c.json(out);
  });
  // The page has shown what goes, and asked.
  room.post('/erase', async (c) =>
    c.json(await erase(stores, silent, await addressIn(c), { confirm: true, reportFolder: folder })),
  );
  return { app, address };

  async function next(list: number): Promise<Rows> {
    const found = lists.get(list);
    const rows: Row[] = [];
    for (let row = await found?.records.next(); row && !row.done; row = await found?.records.next()) {
      rows.push(rowOf(row.value));
      if (rows.length === PAGE_ROWS) break;
    }
    return { list, total: found?.total ?? 0, rows };
  }
}

const read = async <Schema extends v.GenericSchema>(c: Context, schema: Schema) => v.parse(schema, await c.req.json());
const addressIn = async (c: Context) => (await read(c, whose)).address;
const rowOf = ({ form, ...record }: StoredRecord): Row => ({ ...record, form: form.id });
const formOf = (id: string) => allForms.find((form) => form.id === id) as Form;
const selectionOf = ({ form, ...rest }: Filter): Selection => ({ forms: form ? [formOf(form)] : allForms, ...rest });
const stream = (bytes: Readable) => Readable.toWeb(bytes) as ReadableStream;
const ignore = () => {};

/** What the commands have in place of a terminal. */
const silent: Terminal = {
  print: ignore,
  bytes: process.stdout,
  note: ignore,
  columns: undefined,
  style: (_, text) => text,
  progress: () => ({ show: ignore, stop: ignore }),
  ask: undefined,
};

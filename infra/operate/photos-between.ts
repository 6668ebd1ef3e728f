import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { allForms } from '../../shared/forms/all-forms.ts';
import { deletePhoto } from './photos.ts';
import { scanRecords } from './read-records.ts';
import { photoFieldsOf, photoKeysOf } from './stored-record.ts';
import type { Stores } from './stores.ts';
import { swissTime } from './swiss-time.ts';
import type { Terminal } from './terminal.ts';
import { printTable } from './text-table.ts';

interface Period {
  /** Moments of the clock in Zürich, `2026-11-01 20:00`; a day alone counts from its beginning, or to its end. */
  readonly from: string;
  readonly to: string;
  readonly delete?: boolean;
  /** Delete without asking. */
  readonly confirm?: boolean;
}

interface Photo {
  readonly key: string;
  /** As the clock in Zürich shows it. */
  readonly uploaded: string;
  readonly bytes: number;
  /** Of the record that names it. */
  readonly reference?: string;
}

const FOLDER = 'complaints/';
const NANOSECONDS_IN_MS = 1_000_000;

/** Shows the photos that were uploaded in a period, oldest first, and deletes them if that is wanted. A photo's key begins with its moment (decisions.md D3). */
export async function photosBetween(stores: Stores, terminal: Terminal, period: Period): Promise<void> {
  const { say, count } = stores.words;
  const { from, to, confirm = false } = period;
  const photos = await findPhotos(stores, terminal, from, to);
  if (photos.length > 0)
    printTable(
      terminal,
      [
        { title: say('Uploaded'), of: ({ uploaded }) => uploaded },
        { title: say('KB'), of: ({ bytes }) => String(Math.ceil(bytes / 1024)) },
        { title: say('Reference'), of: ({ reference = '–' }) => reference },
        { title: say('Photo'), of: ({ key }) => key },
      ],
      photos,
    );
  const megabytes = photos.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024;
  const named = photos.filter(({ reference }) => reference !== undefined).length;
  terminal.note(
    say(
      '{0} were uploaded between {1} and {2}, {3} MB; {4} in records.',
      count(photos.length, 'photo'),
      from,
      to,
      megabytes.toFixed(1),
      named,
    ),
  );
  if (!period.delete || photos.length === 0) return;
  if (!confirm && !(await terminal.ask?.(say('Delete this from {0} for good?', stores.where))))
    return terminal.note(say('Nothing was deleted. With --confirm it is.'));
  const progress = terminal.progress(say('Deleting'));
  try {
    for (const [index, { key }] of photos.entries()) {
      await deletePhoto(stores, key);
      progress.show(index + 1, photos.length);
    }
  } finally {
    progress.stop();
  }
  terminal.note(say('{0} deleted.', count(photos.length, 'photo')));
}

async function findPhotos(stores: Stores, terminal: Terminal, from: string, to: string): Promise<readonly Photo[]> {
  const progress = terminal.progress(stores.words.say('Searching'));
  const end = to.includes(' ') ? to : `${to} 24:00`;
  try {
    const found: Photo[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client: stores.s3 },
      { Bucket: stores.bucket, Prefix: FOLDER },
    )) {
      for (const { Key: key = '', Size: bytes = 0 } of Contents) {
        const uploaded = swissTime(new Date(Number(key.slice(FOLDER.length).split('_')[0]) / NANOSECONDS_IN_MS));
        if (uploaded >= from && uploaded < end) found.push({ key, uploaded, bytes });
      }
      progress.show(found.length);
    }
    const references = await referencesOf(stores, new Set(found.map(({ key }) => key)));
    return found.map((photo) => ({ ...photo, reference: references.get(photo.key) }));
  } finally {
    progress.stop();
  }
}

/** References of the records that name photos, by key. */
async function referencesOf(stores: Stores, keys: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const references = new Map<string, string>();
  if (keys.size === 0) return references;
  const forms = allForms.filter((form) => photoFieldsOf(form).length > 0);
  await scanRecords(stores, forms, (record) => {
    for (const key of photoKeysOf(record)) if (keys.has(key)) references.set(key, record.reference);
  });
  return references;
}

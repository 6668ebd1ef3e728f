import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isPhotoType } from '../../shared/photos.ts';
import { WAITING_HOURS } from '../../shared/retention.ts';
import type { PhotoToKeep } from './photo-list.ts';

interface Schema extends DBSchema {
  /** By the submission's id. */
  photos: { key: string; value: { readonly keptAt: number; readonly photos: readonly PhotoToKeep[] } };
}

const KEPT_MS = WAITING_HOURS * 60 * 60 * 1000;

async function withDatabase<Result>(use: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>('draft-photos', 1, {
    upgrade: (made) => void made.createObjectStore('photos'),
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** Keeps the photos of an unsent form on this device, so that a reload loses none. Without any, deletes what was kept. */
export const keepDraftPhotos = (submissionId: string, photos: readonly PhotoToKeep[]): Promise<unknown> =>
  withDatabase<unknown>((database) =>
    photos.length > 0
      ? database.put('photos', { keptAt: Date.now(), photos }, submissionId)
      : database.delete('photos', submissionId),
  );

/** The photos of an unsent form. */
export const takeDraftPhotos = (submissionId: string): Promise<readonly PhotoToKeep[]> =>
  withDatabase(async (database) => {
    const kept = await database.get('photos', submissionId);
    return (kept?.photos ?? []).filter(({ file, type }) => file instanceof Blob && isPhotoType(type));
  });

/** Deletes the photos of forms that were left long ago: the tab that could go on with them is closed. */
export const removeOldDraftPhotos = (): Promise<void> =>
  withDatabase(async (database) => {
    for (const key of await database.getAllKeys('photos')) {
      const draft = await database.get('photos', key);
      if (Math.abs(Date.now() - (draft?.keptAt ?? 0)) >= KEPT_MS) await database.delete('photos', key);
    }
  });

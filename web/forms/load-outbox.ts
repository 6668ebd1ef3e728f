import { loadNotices } from './notices.ts';

export type Outbox = typeof import('../delivery/outbox.ts');

/** The photos of drafts, in the browser's database. */
export const loadDraftPhotos = () => import('../delivery/draft-photos.ts');

/**
 * Fetches what a page that is only read does without, when the visitor begins to fill in: without a network it could not be fetched.
 * @returns the outbox; its panel is fetched too
 */
export async function loadOutbox(): Promise<Outbox> {
  void loadNotices().catch(ignored);
  const [outbox, { removeOldDraftPhotos }] = await Promise.all([
    import('../delivery/outbox.ts'),
    loadDraftPhotos(),
    import('./OutboxPanel.tsx'),
  ]);
  // A browser that keeps nothing has nothing to delete.
  void removeOldDraftPhotos().catch(ignored);
  return outbox;
}

const ignored = () => undefined;

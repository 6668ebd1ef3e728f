import type { Notice } from '../../shared/notices.ts';

export type Outbox = typeof import('../delivery/outbox.ts');

/** The photos of drafts, in the browser's database. */
export const loadDraftPhotos = () => import('../delivery/draft-photos.ts');
const loadNotices = () => import('../components/notify.tsx');

/**
 * Fetches what a page that is only read does without, when the visitor begins to fill in: without a network it could not be fetched.
 * @returns the outbox
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

// A script that is gone after a new release: the same words are in the form.
const ignored = () => undefined;

export const notify = (kind: 'success' | 'error', notice: Notice): Promise<void> =>
  loadNotices().then((loaded) => loaded.notify(kind, notice), ignored);

export const clearError = (): Promise<void> => loadNotices().then((loaded) => loaded.clearError(), ignored);

import type { Notice } from '../../shared/notices.ts';

/** The script of the notices. */
export const loadNotices = () => import('./notify.tsx');

// A script that is gone after a new release: the same words are in the form.
const ignored = () => undefined;

export const notify = (kind: 'success' | 'error', notice: Notice): Promise<void> =>
  loadNotices().then((loaded) => loaded.notify(kind, notice), ignored);

export const clearError = (): Promise<void> => loadNotices().then((loaded) => loaded.clearError(), ignored);

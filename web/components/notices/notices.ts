/** The script of the notices. */
export const loadNotices = () => import('./notify.tsx');

// A script that is gone after a new release: the same words are in the form.
const ignored = () => undefined;

export const notify = (...notice: Parameters<(typeof import('./notify.tsx'))['notify']>): Promise<void> =>
  loadNotices().then((loaded) => loaded.notify(...notice), ignored);

export const clearError = (): Promise<void> => loadNotices().then((loaded) => loaded.clearError(), ignored);

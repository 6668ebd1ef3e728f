const STORAGE_KEY = 'outbox';

/** Event in this tab when a request begins to wait; other tabs get the `storage` event. */
export const KEPT_EVENT = 'outbox-kept';

/** Notes, for pages that haven't loaded the outbox, whether there is anything in it. @throws DOMException when the browser keeps no storage */
export function markWaiting(waiting: boolean): void {
  if (waiting) localStorage.setItem(STORAGE_KEY, '1');
  else localStorage.removeItem(STORAGE_KEY);
}

/** Whether the outbox has anything to show. */
export function isMarkedWaiting(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

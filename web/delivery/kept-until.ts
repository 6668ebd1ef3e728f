import { DAY_MS } from '../../shared/retention.ts';

/** Before the key of a value: the key of its end. */
const END = 'until:';

/** Keeps a value in local storage for so many days. @throws DOMException when the browser keeps nothing */
export function keepUntil(key: string, value: string, days: number): void {
  localStorage.setItem(key, value);
  localStorage.setItem(END + key, String(Date.now() + days * DAY_MS));
}

/** No longer keeps a value. */
export function removeKept(key: string): void {
  localStorage.removeItem(key);
  localStorage.removeItem(END + key);
}

/** Removes the values whose end has come; each page does so. */
export function removeEnded(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(END) && Number(localStorage.getItem(key)) < Date.now()) removeKept(key.slice(END.length));
  } catch {
    // A browser that keeps nothing has nothing to end.
  }
}

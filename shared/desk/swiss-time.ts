import { DAY_MS } from '../retention.ts';

/** Where the company reads its clock. */
const ZONE = 'Europe/Zurich';

// Sweden writes a date as ISO 8601 does.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** A moment as the clock in Zürich shows it, `2026-11-21 10:15:00`; what is no moment stays as it is. */
export function swissTime(moment: string | Date): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : format.format(date);
}

/** The same within the name of a file, `2026-11-21-101500`. */
export const timeInName = (moment: Date): string => swissTime(moment).replace(' ', '-').replaceAll(':', '');

/** The day in Zürich, `2026-11-21`. */
export const swissDay = (moment: string | Date): string => swissTime(moment).slice(0, 10);

/** Monday of the week of a day, both `2026-11-21`. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return addDays(day, -((date.getUTCDay() + 6) % 7));
}

/** The day this number of days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

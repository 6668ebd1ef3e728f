import { useEffect, useState } from 'react';
import type { Filter, Row, Rows } from '../../shared/desk/calls.ts';
import { swissDay, swissTime } from '../../shared/desk/swiss-time.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { valueFor, type StoredRecord } from '../../shared/forms/stored-record.ts';
import { LANGUAGE } from '../../shared/language.ts';
import { ask, report } from './call.ts';

/** Records as they were before their way to the page. */
export const recordsOf = (rows: readonly Row[]): readonly StoredRecord[] =>
  rows.flatMap((row) => allForms.filter(({ id }) => id === row.form).map((form) => ({ ...row, form })));

const NOTHING: Rows = { list: 0, total: 0, rows: [] };

/** The requests that a filter selects, newest first, some at a time; another object as the filter loads them again. */
export function useRequests(filter: Filter) {
  const [found, setFound] = useState<Rows & { readonly filter?: Filter }>(NOTHING);
  useEffect(() => {
    // Answers of an earlier filter come too late.
    let isCurrent = true;
    const show = (next: Rows) => isCurrent && setFound({ ...next, filter });
    const showNothing = (error: Error) => {
      report(error);
      show(NOTHING);
    };
    ask<Rows>('list', filter).then(show, showNothing);
    return () => void (isCurrent = false);
  }, [filter]);

  const more = async () => {
    const { rows } = await ask<Rows>('more', found.list);
    setFound((now) => (now.list === found.list ? { ...now, rows: [...now.rows, ...rows] } : now));
  };
  return { ...found, records: recordsOf(found.rows), isLoading: found.filter !== filter, more };
}

/** Where it is about: postcode or region as given, or the last line of an address. */
export const placeOf = (record: StoredRecord): string =>
  String(
    record.values['postalcode'] ?? record.values['region'] ?? valueFor(record, 'street-address').split('\n').at(-1),
  );

const ages = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' });
const HOUR_MS = 60 * 60 * 1000;

/** `vor 2 Stunden`, `gestern`, `vor 12 Tagen`. */
export function ageOf(moment: string, now = new Date()): string {
  const days = (Date.parse(swissDay(now)) - Date.parse(swissDay(moment))) / (24 * HOUR_MS);
  if (days > 0) return ages.format(-days, 'day');
  return ages.format(-Math.floor((now.getTime() - Date.parse(moment)) / HOUR_MS), 'hour');
}

/** `21.11.2026` by the calendar in Zürich. */
export const dayOf = (moment: string): string => swissDay(moment).split('-').reverse().join('.');
/** `21.11.2026, 10:15` by the clock in Zürich. */
export const momentOf = (moment: string): string => `${dayOf(moment)}, ${swissTime(moment).slice(11, 16)}`;

import {
  MOST_ENTRIES,
  projectText,
  readProject,
  type PlannedProject,
  type ProjectEntry,
} from '@works/stone/codes/project';
import { useSyncExternalStore } from 'react';
import { PROJECT_DAYS } from '../../../shared/retention.ts';
import { projectWords as words } from '../../content/project-sheet.ts';
import { keepUntil } from '../../delivery/kept-until.ts';

const STORAGE_KEY = 'project';
/** In this tab; other tabs get the `storage` event. */
const KEPT_EVENT = 'project-kept';

/** The project that this device keeps. */
export const useKeptProject = (): PlannedProject => readProject(useSyncExternalStore(subscribe, load, () => ''));

/** Keeps these entries in place of the others. @param name of the project @returns undefined, or why they are not kept */
export function keepProject(entries: readonly ProjectEntry[], name = ''): string | undefined {
  if (entries.length > MOST_ENTRIES) return words.full(MOST_ENTRIES);
  try {
    keepUntil(STORAGE_KEY, projectText(entries, name), PROJECT_DAYS);
  } catch {
    return words.unkept;
  }
  dispatchEvent(new Event(KEPT_EVENT));
  return undefined;
}

function load(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(KEPT_EVENT, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(KEPT_EVENT, onChange);
  };
}

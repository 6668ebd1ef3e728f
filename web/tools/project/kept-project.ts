import { useSyncExternalStore } from 'react';
import { MOST_ENTRIES, projectText, readProject, type ProjectEntry } from '../../../shared/stone/project.ts';
import { projectWords as words } from '../../content/project-sheet.ts';

const STORAGE_KEY = 'project';
/** In this tab; other tabs get the `storage` event. */
const KEPT_EVENT = 'project-kept';

/** The entries that this device keeps. */
export function useKeptProject(): readonly ProjectEntry[] {
  return readProject(useSyncExternalStore(subscribe, load, () => '')).entries;
}

/** Keeps these entries in place of the others. @returns undefined, or why they are not kept */
export function keepProject(entries: readonly ProjectEntry[]): string | undefined {
  if (entries.length > MOST_ENTRIES) return words.full(MOST_ENTRIES);
  try {
    localStorage.setItem(STORAGE_KEY, projectText(entries));
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

import { useSyncExternalStore } from 'react';
import { projectText, readProject, type ProjectEntry } from '../../../shared/stone/project.ts';

const STORAGE_KEY = 'project';
/** In this tab; other tabs get the `storage` event. */
const KEPT_EVENT = 'project-kept';

/** The entries that this device keeps. */
export function useKeptProject(): readonly ProjectEntry[] {
  return readProject(useSyncExternalStore(subscribe, load, () => '')).entries;
}

/** Keeps these entries in place of the others. @returns whether the browser could */
export function keepProject(entries: readonly ProjectEntry[]): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, projectText(entries));
  } catch {
    return false;
  }
  dispatchEvent(new Event(KEPT_EVENT));
  return true;
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

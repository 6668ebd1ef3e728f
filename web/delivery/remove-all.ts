import { removeRequests } from './requests.ts';
import { tellTabs } from './tabs.ts';

/** Removes everything that this site keeps on the device: entries, photos, requests, references, projects. */
export async function removeAll(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  await removeRequests();
  tellTabs();
  // This tab gets no such event for its own changes.
  dispatchEvent(new Event('storage'));
}

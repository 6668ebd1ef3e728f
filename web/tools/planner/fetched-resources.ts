import type { Resources } from '@works/stone/pdf/resources';
import regularUrl from '../../generated/pdf/archivo-regular.ttf';
import semiboldUrl from '../../generated/pdf/archivo-semibold.ttf';
import logoUrl from '../../generated/pdf/logo.png';

let fetched: Promise<Resources> | undefined;

/** Fonts and logo from the site, once; a plan has no pictures. */
export function fetchedResources(): Promise<Resources> {
  fetched ??= fetchAll().catch((cause: unknown) => {
    // The next attempt fetches again.
    fetched = undefined;
    throw cause;
  });
  return fetched;
}

async function fetchAll(): Promise<Resources> {
  const [regular, semibold, logo] = await Promise.all([bytesAt(regularUrl), bytesAt(semiboldUrl), bytesAt(logoUrl)]);
  return { regular, semibold, logo, pictures: { has: () => false, isPhotograph: () => false, picture: none } };
}

const none = () => Promise.reject(new Error('A plan has no pictures'));

async function bytesAt(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * The element that the fragment of an address names.
 * @param hash as in `location.hash`
 * @returns null if there is none, also for a fragment that can't be decoded, such as `#xtor=AD-[50%rabatt]`
 */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

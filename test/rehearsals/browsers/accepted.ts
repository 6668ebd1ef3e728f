import type { PageError } from './session.ts';

/** An error that is accepted, where its extract is the known one, and no more often in one test. */
type Accepted = readonly [message: RegExp, extract: RegExp, most: number];

const PAGES = /^http:\/\/localhost:\d+\/(?!api\/)/u;

/** Errors that a browser reports and that are none of the page, in one test each. */
const acceptedErrors: Readonly<Record<string, readonly Accepted[]>> = {
  // The page was left while it loaded.
  Firefox: [[/^request failed: NS_BINDING_ABORTED$/u, PAGES, 60]],
  'Chromium 109': [
    // Its trial of pop-overs is off; the style sheet hides the sub-menus.
    [/^console$/u, /^Found a 'popover' attribute\./u, 60],
    // The page was left while it loaded.
    [/^request failed: net::ERR_ABORTED$/u, PAGES, 60],
  ],
  WebKitGTK: [
    // A session without a profile on disk stores no photos in IndexedDB; the page keeps them until a reload.
    [/^console$/u, /^UnknownError: Error preparing Blob\/File data to be stored in object store$/u, 2],
  ],
};

export function openErrors(browser: string, errors: readonly PageError[]): readonly PageError[] {
  const accepted = acceptedErrors[browser] ?? [];
  const seen = new Map<string, number>();
  return errors.filter(({ message, url, extract }) => {
    const index = accepted.findIndex(([about, at]) => about.test(message) && at.test(extract));
    const times = (seen.get(url + index) ?? 0) + 1;
    seen.set(url + index, times);
    return times > (accepted[index]?.[2] ?? 0);
  });
}

import type { Accepted } from '../outputs/accepted.ts';

/** Errors that a browser reports and that are none of the page, in one test each. */
export const acceptedErrors: Readonly<Record<string, readonly Accepted[]>> = {
  Firefox: [
    {
      message: /^request failed: NS_BINDING_ABORTED$/u,
      extract: /^http:\/\/localhost:\d+\/(?!api\/)/u,
      most: 60,
      reason: 'The page was left while it loaded.',
    },
  ],
  'Chromium 109': [
    {
      message: /^console$/u,
      extract: /^Found a 'popover' attribute\./u,
      most: 60,
      reason: 'Its trial of pop-overs is off; the style sheet hides the sub-menus.',
    },
    {
      message: /^request failed: net::ERR_ABORTED$/u,
      extract: /^http:\/\/localhost:\d+\/(?!api\/)/u,
      most: 60,
      reason: 'The page was left while it loaded.',
    },
  ],
  WebKitGTK: [
    {
      message: /^console$/u,
      extract: /^UnknownError: Error preparing Blob\/File data to be stored in object store$/u,
      most: 2,
      reason: 'A session without a profile on disk stores no photos in IndexedDB; the page keeps them until a reload.',
    },
  ],
};

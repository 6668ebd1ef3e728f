import { useSyncExternalStore } from 'react';

/** The year of the build, as in the prerendered HTML: hydration has to begin with it. */
const buildYear = Number(import.meta.env.BUILD_YEAR ?? new Date().getFullYear());

const currentYear = () => new Date().getFullYear();
const never = () => () => undefined;

/** The visitor's year, also when the page was prerendered last year (decisions.md D13). */
export const useYear = (): number => useSyncExternalStore(never, currentYear, () => buildYear);

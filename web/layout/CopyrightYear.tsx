import { useSyncExternalStore } from 'react';
import { company } from '../content/company.ts';
import { layoutWords } from '../content/navigation.ts';

const currentYear = () => new Date().getFullYear();
/** The year in the prerendered HTML: hydration has to begin with it. */
const buildYear = Number(import.meta.env.BUILD_YEAR ?? currentYear());
const never = () => () => undefined;

/** The copyright line with the visitor's year, also when the page was prerendered last year (decisions.md D13). */
export function CopyrightYear() {
  const year = useSyncExternalStore(never, currentYear, () => buildYear);
  return <span>{layoutWords.copyright(year, company.name)}</span>;
}

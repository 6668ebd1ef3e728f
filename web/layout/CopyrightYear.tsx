import { useSyncExternalStore } from 'react';
import { company } from '../../shared/owner/company.ts';
import { buildYear } from '../components/build-year.ts';
import { layoutWords } from '../content/navigation.ts';

const currentYear = () => new Date().getFullYear();
const never = () => () => undefined;

/** The copyright line with the visitor's year, also when the page was prerendered last year (decisions.md D13). */
export function CopyrightYear() {
  const year = useSyncExternalStore(never, currentYear, () => buildYear);
  return <span>{layoutWords.copyright(year, company.name)}</span>;
}

import { company } from '../../shared/owner/company.ts';
import { useYear } from '../components/use-year.ts';
import { layoutWords } from '../content/layout-words.ts';

/** The copyright line with the visitor's year. */
export const CopyrightYear = () => <span>{layoutWords.copyright(useYear(), company.name)}</span>;

import { company } from '../../shared/owner/company.ts';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../components/PageLink.tsx';
import { layoutWords } from '../content/navigation.ts';
import styles from './Logo.module.css';
import terrazzo from './logo.svg';

/** The company's logo: a square of terrazzo and the name in the text face. */
export function Logo() {
  return (
    <PageLink to={paths.home} className={styles.logo} aria-label={layoutWords.startPage(company.name)}>
      <img className={styles.stone} src={terrazzo} alt="" width="32" height="32" />
      <span>{company.shortName}</span>
    </PageLink>
  );
}

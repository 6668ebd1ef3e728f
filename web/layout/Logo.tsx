import { logoSaysName } from '../../shared/owner/brand.ts';
import { company } from '../../shared/owner/company.ts';
import { LOGO_FILE, paths } from '../../shared/paths.ts';
import { PageLink } from '../components/links/PageLink.tsx';
import { layoutWords } from '../content/layout-words.ts';
import { logoWidth } from './logo-width.ts';
import styles from './Logo.module.css';

/** The company's logo, and its name in the text face unless the logo says it. */
export function Logo() {
  return (
    <PageLink to={paths.home} className={styles.logo} aria-label={layoutWords.startPage(company.shortName)}>
      <img className={logoSaysName ? styles.name : styles.stone} src={LOGO_FILE} alt="" width={logoWidth} height="32" />
      {!logoSaysName && <span>{company.shortName}</span>}
    </PageLink>
  );
}

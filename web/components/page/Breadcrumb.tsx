import type { PagePath } from '../../../shared/paths.ts';
import { layoutWords } from '../../content/layout-words.ts';
import { PageLink } from '../links/PageLink.tsx';
import styles from './Breadcrumb.module.css';
import { trailTo } from './trail.ts';

/** The way to a page below a section, e.g. Start / Produkte / Fassaden; nothing on the pages of the first level. */
export function Breadcrumb({ path }: { readonly path: PagePath }) {
  const trail = trailTo(path);
  if (trail.length < 3) return null;
  return (
    <nav aria-label={layoutWords.breadcrumb} className={styles.breadcrumb}>
      <ol className={styles.trail}>
        {trail.map(({ href, label }) => (
          <li key={href}>
            {href === path ? (
              <span aria-current="page">{label}</span>
            ) : (
              <PageLink to={href} className={styles.link}>
                {label}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

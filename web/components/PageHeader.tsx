import type { ReactNode } from 'react';
import type { PagePath } from '../../shared/paths.ts';
import { BackLink } from './BackLink.tsx';
import { Badge } from './Badge.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './PageHeader.module.css';
import { typeset } from './typeset.ts';

interface Props {
  /** The page's own path; gives the breadcrumb. Absent on the 404 page. */
  readonly path?: PagePath;
  readonly heading: string;
  readonly intro?: string;
  readonly badge?: string;
  readonly back?: { readonly to: PagePath; readonly label: string };
  /** A picture that opens the page: on wide screens at the right of the words, on phones between heading and words. */
  readonly figure?: ReactNode;
  /** Actions below the intro. */
  readonly children?: ReactNode;
}

/** The head of a page: breadcrumb, heading, intro. The only place for an `h1`. */
export function PageHeader({ path, heading, intro, badge, back, figure, children }: Props) {
  return (
    <div className={figure ? `${styles.header} ${styles.pictured}` : styles.header}>
      {path && <Breadcrumb path={path} />}
      <h1 className={styles.heading}>{heading}</h1>
      {figure && <div className={styles.figure}>{figure}</div>}
      <div className={styles.side}>
        {badge && <Badge>{badge}</Badge>}
        {back && <BackLink to={back.to}>{back.label}</BackLink>}
      </div>
      <div className={styles.body}>
        {intro && <p className={styles.intro}>{typeset(intro)}</p>}
        {children}
      </div>
    </div>
  );
}

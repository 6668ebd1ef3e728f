import type { ReactNode } from 'react';
import type { PagePath } from '../../../shared/paths.ts';
import { RunningText } from '../text/RunningText.tsx';
import { BackLink } from './BackLink.tsx';
import { Badge } from './Badge.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './PageHeader.module.css';

interface Props {
  /** The page's own path; gives the breadcrumb. Absent on the 404 page. */
  readonly path?: PagePath;
  readonly heading: string;
  readonly intro?: string;
  readonly badge?: string;
  readonly back?: { readonly to: PagePath; readonly label: string };
  /** A picture from edge to edge of the window that opens the page, between heading and words. */
  readonly opening?: ReactNode;
  /** The picture takes what the words leave of the first view. */
  readonly fillsView?: boolean;
  /** On a wide window the opening is beside heading and words, not between them. */
  readonly isBeside?: boolean;
  /** Actions below the intro. */
  readonly children?: ReactNode;
}

/** The head of a page: breadcrumb, heading, intro. The only place for an `h1`. */
export function PageHeader({ path, heading, intro, badge, back, opening, fillsView, isBeside, children }: Props) {
  const top = (
    <>
      {path && <Breadcrumb path={path} />}
      <h1 className={styles.heading}>{heading}</h1>
    </>
  );
  const words = (
    <>
      <div className={styles.side}>
        {badge && <Badge>{badge}</Badge>}
        {back && <BackLink to={back.to}>{back.label}</BackLink>}
      </div>
      <div className={styles.body}>
        {intro && (
          <p className={styles.intro}>
            <RunningText>{intro}</RunningText>
          </p>
        )}
        {children}
      </div>
    </>
  );
  if (!opening) {
    return (
      <div className={styles.pageHead}>
        {top}
        {words}
      </div>
    );
  }
  return (
    <div
      className={[styles.openedPage, fillsView && styles.filled, isBeside && styles.beside].filter(Boolean).join(' ')}
    >
      <div className={`${styles.pageHead} ${styles.above}`}>{top}</div>
      {opening}
      <div className={`${styles.pageHead} ${styles.below}`}>{words}</div>
    </div>
  );
}

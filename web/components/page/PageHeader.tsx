import type { ReactNode } from 'react';
import type { PagePath } from '../../../shared/paths.ts';
import { RunningText } from '../text/RunningText.tsx';
import { BackLink } from './BackLink.tsx';
import { Badge } from './Badge.tsx';
import { BelowFirstView } from './BelowFirstView.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './PageHeader.module.css';

interface Props {
  /** The page's own path; gives the breadcrumb. Absent on the 404 page. */
  readonly path?: PagePath;
  readonly heading: string;
  readonly intro?: string;
  readonly badge?: string;
  readonly back?: { readonly to: PagePath; readonly label: string };
  /** A figure that opens the page, between heading and words. */
  readonly opening?: ReactNode;
  /**
   * The figure fills the first view of a wide window. `facts`: below the heading, beside words and facts; `place`: from the left edge, beside heading,
   * words and facts; `drawing`: below heading and words, beside the drawing.
   */
  readonly layout?: 'facts' | 'place' | 'drawing';
  /** Beside the figure, with `drawing`. */
  readonly drawing?: ReactNode;
  /** Below the figure, with `drawing`; on a phone before the drawing. */
  readonly facts?: ReactNode;
  /** Actions below the intro. */
  readonly children?: ReactNode;
}

/** The head of a page: breadcrumb, heading, intro. The only place for an `h1`. */
export function PageHeader({ path, heading, intro, badge, back, opening, layout, drawing, facts, children }: Props) {
  const top = (
    <>
      {path && <Breadcrumb path={path} />}
      <h1 className={styles.heading}>{heading}</h1>
      {back && (
        <div className={styles.side}>
          {badge && <Badge>{badge}</Badge>}
          <BackLink to={back.to}>{back.label}</BackLink>
        </div>
      )}
    </>
  );
  const words = (
    <div className={styles.body}>
      {intro && <Intro>{intro}</Intro>}
      {children}
    </div>
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
      className={[styles.openedPage, layout && styles.filled, layout && layout !== 'facts' && styles[layout]]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={`${styles.pageHead} ${styles.above}`}>{top}</div>
      {opening}
      <div className={`${styles.pageHead} ${styles.below}`}>{words}</div>
      {facts && (
        <div className={styles.facts}>
          <BelowFirstView room={0}>{facts}</BelowFirstView>
        </div>
      )}
      {drawing && (
        <div className={styles.sheet}>
          <BelowFirstView room={0}>{drawing}</BelowFirstView>
        </div>
      )}
    </div>
  );
}

/** What a page is for, larger than running text. */
export const Intro = ({ children }: { readonly children: string }) => (
  <p className={styles.intro}>
    <RunningText>{children}</RunningText>
  </p>
);

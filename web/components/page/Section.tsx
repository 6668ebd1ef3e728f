import type { ReactNode } from 'react';
import { RunningText } from '../text/RunningText.tsx';
import { Badge } from './Badge.tsx';
import styles from './Section.module.css';

interface Props {
  readonly heading: string;
  /** Part of the heading that qualifies it, such as «Beispiel». */
  readonly badge?: string;
  /** A paragraph or two that belong to the heading. */
  readonly intro?: string;
  /**
   * `side`: the heading in the left third, the content beside it at reading width or as a table. The default.
   * `wide`: the heading above, the content over the whole width, for grids, large tables and pictures.
   */
  readonly layout?: 'side' | 'wide';
  /** `band`: on the colour of lime. Sparingly, at most every third section. */
  readonly tone?: 'band';
  /** Where links and the search of the site lead. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A part of a page: a hairline, a heading and content on the twelve columns. */
export function Section({ heading, badge, intro, layout = 'side', tone, id, children }: Props) {
  const headingId = `${id}-titel`;
  return (
    <section
      id={id}
      className={tone ? `${styles.section} ${styles[tone]}` : styles.section}
      aria-labelledby={headingId}
    >
      <div className={`${styles.inner} ${styles[layout]}`}>
        <div className={styles.head}>
          <h2 id={headingId}>{badge ? <WithBadge badge={badge}>{heading}</WithBadge> : heading}</h2>
          {intro && (
            <p className={styles.intro}>
              <RunningText>{intro}</RunningText>
            </p>
          )}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}

/** The text of a heading with its badge before it. */
export function WithBadge({ badge, children }: { readonly badge: string | undefined; readonly children: string }) {
  return (
    <>
      {badge && (
        <span className={styles.badge}>
          <Badge>{badge}</Badge>
        </span>
      )}
      {badge && ' '}
      <span>{children}</span>
    </>
  );
}

/** Running text at reading width; `isStated`: its first paragraph is large. */
export function Prose({ paragraphs, isStated }: { readonly paragraphs: readonly string[]; readonly isStated?: true }) {
  return (
    <div className={isStated ? `${styles.prose} ${styles.stated}` : styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RunningText>{paragraph}</RunningText>
        </p>
      ))}
    </div>
  );
}

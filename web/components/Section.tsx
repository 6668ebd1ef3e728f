import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  readonly heading: string;
  /** A paragraph or two that belong to the heading. */
  readonly intro?: string;
  /**
   * `side`: the heading in the left third, the content beside it at reading width or as a table. The default.
   * `wide`: the heading above, the content over the whole width, for grids, large tables and pictures.
   */
  readonly layout?: 'side' | 'wide';
  /** `band`: on lime instead of the ground. Sparingly, at most every third section. */
  readonly tone?: 'ground' | 'band';
  /** Target for links within the page. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a page: a hairline, a heading and content on the twelve columns. */
export function Section({ heading, intro, layout = 'side', tone = 'ground', id, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} className={`${styles.section} ${styles[tone]}`} aria-labelledby={headingId}>
      <div className={`${styles.inner} ${styles[layout]}`}>
        <div className={styles.head}>
          <h2 id={headingId}>{heading}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}

interface GridProps {
  /** Columns on a wide screen; fewer on smaller ones by themselves. */
  readonly columns: 2 | 3 | 4;
  readonly children: ReactNode;
}

/** Equal cells that share hairlines, as a list. Each child is one cell. */
export function Grid({ columns, children }: GridProps) {
  return (
    <ul className={`${styles.grid} ${styles[`columns${columns}`]}`}>
      {children}
    </ul>
  );
}

/** Two unequal halves: what is seen or measured at the left (7 columns), what is said at the right (5 columns). */
export function Split({ children }: { readonly children: ReactNode }) {
  return <div className={styles.split}>{children}</div>;
}

/** Running text at reading width. */
export function Prose({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

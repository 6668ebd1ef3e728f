import type { ReactNode } from 'react';
import { layoutWords } from '../../content/layout-words.ts';
import type { LegalSection } from '../../content/legal-section.ts';
import { Prose } from '../page/Section.tsx';
import styles from './LegalText.module.css';
import { typeset } from './typeset.ts';

interface LegalPart extends LegalSection {
  /** Further content of the part, such as a table or an address. */
  readonly after?: ReactNode;
}

interface Props {
  readonly parts: readonly LegalPart[];
}

/** A legal text at reading width with its contents at the side, where they stay in view. */
export function LegalText({ parts }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.sidebar}>
        <nav aria-label={layoutWords.onThisPage} className={styles.contents}>
          <ol>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.text}>
        {parts.map(({ id, title, paragraphs = [], items, closing, after }) => (
          <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-titel`}>
            <h2 id={`${id}-titel`} className={styles.heading}>
              {title}
            </h2>
            {paragraphs.length > 0 && <Prose paragraphs={paragraphs} />}
            {items && (
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item}>{typeset(item)}</li>
                ))}
              </ul>
            )}
            {closing && <Prose paragraphs={closing} />}
            {after}
          </section>
        ))}
      </div>
    </div>
  );
}

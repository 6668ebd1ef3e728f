import type { ReactNode } from 'react';
import { layoutWords } from '../content/navigation.ts';
import { Contents } from './Contents.tsx';
import styles from './LegalText.module.css';
import { Prose } from './Section.tsx';
import { typeset } from './typeset.ts';

interface LegalPart {
  /** Anchor in the page. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  /** Further content of the part, such as a table or an address. */
  readonly after?: ReactNode;
}

/** A legal text at reading width with its contents at the side. */
export function LegalText({ parts }: { readonly parts: readonly LegalPart[] }) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <Contents label={layoutWords.onThisPage} layout="column" items={parts} />
      </div>
      <div className={styles.text}>
        {parts.map(({ id, title, paragraphs = [], items, after }) => (
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
            {after}
          </section>
        ))}
      </div>
    </div>
  );
}

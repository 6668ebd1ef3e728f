import type { ReactNode } from 'react';
import { layoutWords } from '../content/navigation.ts';
import { Contents } from './Contents.tsx';
import { Fold } from './Fold.tsx';
import styles from './LegalText.module.css';
import { Prose } from './Section.tsx';
import { typeset } from './typeset.ts';

interface LegalPart {
  /** Anchor in the page. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  /** Paragraphs after the items. */
  readonly closing?: readonly string[];
  /** Further content of the part, such as a table or an address. */
  readonly after?: ReactNode;
}

interface Props {
  readonly parts: readonly LegalPart[];
}

/** A short legal text at reading width with its contents at the side. */
export function LegalText({ parts }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <Contents label={layoutWords.onThisPage} layout="column" items={parts} />
      </div>
      <div className={styles.text}>
        {parts.map((part) => (
          <section key={part.id} id={part.id} className={styles.part} aria-labelledby={`${part.id}-titel`}>
            <h2 id={`${part.id}-titel`} className={styles.heading}>
              {part.title}
            </h2>
            <PartText {...part} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** A long legal text: each part folded below its heading, the first one open. */
export function FoldedLegalText({ parts }: Props) {
  return (
    <div className={`${styles.columns} ${styles.folded}`}>
      <div>
        {parts.map((part, index) => (
          <Fold key={part.id} id={part.id} isOpen={index === 0} head={<h2 className={styles.heading}>{part.title}</h2>}>
            <PartText {...part} />
          </Fold>
        ))}
      </div>
    </div>
  );
}

function PartText({ paragraphs = [], items, closing, after }: LegalPart) {
  return (
    <>
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
    </>
  );
}

import type { ReactNode } from 'react';
import { layoutWords } from '../../content/layout-words.ts';
import type { LegalSection } from '../../content/legal-section.ts';
import { Prose, Section } from '../page/Section.tsx';
import styles from './LegalText.module.css';
import lists from './Lists.module.css';
import { typeset } from './typeset.ts';

interface LegalPart extends LegalSection {
  /** Further content of the part, such as a table or an address. */
  readonly after?: ReactNode;
}

interface Props {
  readonly parts: readonly LegalPart[];
}

/** So few parts are found without a list. */
const FEW = 5;

/** A legal text at reading width, each part beside its heading, with its contents above. */
export function LegalText({ parts }: Props) {
  return (
    <>
      {parts.length > FEW && (
        <nav className={styles.contents} aria-label={layoutWords.onThisPage}>
          <Section id="inhaltsverzeichnis" heading={layoutWords.onThisPage}>
            <ol className={lists.columns}>
              {parts.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </Section>
        </nav>
      )}
      {parts.map(({ id, title, paragraphs = [], items, closing, after }) => (
        <Section key={id} id={id} heading={title}>
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
        </Section>
      ))}
    </>
  );
}

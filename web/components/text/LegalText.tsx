import type { ReactNode } from 'react';
import type { LegalSection } from '../../content/legal-section.ts';
import { Prose, Section } from '../page/Section.tsx';
import { Fold } from './Fold.tsx';
import styles from './LegalText.module.css';
import { typeset } from './typeset.ts';

interface LegalPart extends LegalSection {
  /** Further content of the part, such as a table or an address. */
  readonly after?: ReactNode;
}

interface Props {
  readonly parts: readonly LegalPart[];
}

/** So few parts are read as they are. */
const FEW = 5;

/** A legal text at reading width, each part beside its heading; of a long one, the headings are its contents, and open their parts. */
export function LegalText({ parts }: Props) {
  if (parts.length <= FEW)
    return (
      <div className={styles.few}>
        {parts.map((part) => (
          <Section key={part.id} id={part.id} heading={part.title}>
            <Text {...part} />
          </Section>
        ))}
      </div>
    );
  return (
    <div className={styles.parts}>
      {parts.map((part, index) => (
        <Fold
          key={part.id}
          id={part.id}
          head={<h2 className={styles.title}>{typeset(part.title)}</h2>}
          isOpen={index === 0}
        >
          <div className={styles.text}>
            <Text {...part} />
          </div>
        </Fold>
      ))}
    </div>
  );
}

function Text({ paragraphs = [], items, closing, after }: LegalPart) {
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

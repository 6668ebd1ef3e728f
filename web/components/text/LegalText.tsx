import type { ReactNode } from 'react';
import type { LegalSection } from '../../content/legal-section.ts';
import { Prose, Section } from '../page/Section.tsx';
import styles from './LegalText.module.css';
import { typeset } from './typeset.ts';

interface LegalPart extends LegalSection {
  /** Further content of the part, such as a table or an address. */
  readonly after?: ReactNode;
}

interface Props {
  readonly parts: readonly LegalPart[];
}

/** A legal text at reading width, each part beside its heading. */
export const LegalText = ({ parts }: Props) => (
  <div className={styles.parts}>
    {parts.map((part) => (
      <Section key={part.id} id={part.id} heading={part.title}>
        <Text {...part} />
      </Section>
    ))}
  </div>
);

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

import { createContext, use } from 'react';
import { termLink } from '../../content/deep-links.ts';
import { terms } from '../../content/glossary-terms.ts';
import { useOpening } from '../page/use-opening.ts';
import styles from './RunningText.module.css';
import { typeset } from './typeset.ts';

/** For each term of the glossary, the text and the place in it where it first appears on a page. One for each page; without it no term is marked. */
export const FirstTexts = createContext<Map<string, string> | undefined>(undefined);

/** A term as a whole word, with an ending or without. */
const TERM = new RegExp(String.raw`(?<!\p{L})(${terms.join('|')})(e?[ns]|e)?(?!\p{L})`, 'gu');

/** A text as it is read: marked where it may break, and each term of the glossary explained where it first appears on the page. */
export function RunningText({ children: text }: { readonly children: string }) {
  const firstTexts = use(FirstTexts);
  const parts = [];
  let end = 0;
  for (const { 0: word, 1: term = '', index } of firstTexts ? text.matchAll(TERM) : []) {
    const place = text + index;
    // Written once and then the same for each rendering.
    if (!firstTexts?.has(term)) firstTexts?.set(term, place);
    if (firstTexts?.get(term) !== place) continue;
    if (index > end) parts.push(<span key={end}>{typeset(text.slice(end, index))}</span>);
    parts.push(<Term key={term} term={term} word={word} />);
    end = index + word.length;
  }
  return (
    <>
      {parts}
      {end < text.length && <span>{typeset(text.slice(end))}</span>}
    </>
  );
}

const load = async () => {
  if (!('popover' in HTMLElement.prototype)) throw new Error('This browser has no pop-overs.');
  return import('./TermNote.tsx');
};

/** Opens the definition of a term. Without script or pop-overs, a link to the glossary. */
function Term({ term, word }: { readonly term: string; readonly word: string }) {
  const { part, presses, press } = useOpening(load);
  return (
    <>
      <a href={termLink(term)} className={styles.term} aria-haspopup="dialog" onClick={press}>
        {typeset(word)}
      </a>
      {part && <part.TermNote key={presses} term={term} />}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { termLink } from '../../content/deep-links.ts';
import { glossary, glossaryPage } from '../../content/glossary.ts';
import { PageLink } from '../links/PageLink.tsx';
import styles from './TermNote.module.css';
import { typeset } from './typeset.ts';

/** The definition of a term, beside it: shown when it is mounted. A native pop-over: Escape or a press elsewhere closes it, and the focus goes back. */
export function TermNote({ term }: { readonly term: string }) {
  const note = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const link = note.current?.previousElementSibling;
    if (link instanceof HTMLElement) note.current?.showPopover({ source: link });
    note.current?.focus();
  }, []);
  const entry = glossary.find((one) => one.term === term);
  return (
    <span ref={note} popover="auto" role="dialog" className={styles.note} aria-label={term} tabIndex={-1}>
      <span className={styles.term}>{[term, ...(entry?.also ?? [])].map(typeset).join(', ')}</span>
      <span>{typeset(entry?.definition ?? '')}</span>
      <PageLink to={termLink(term)}>{glossaryPage.all}</PageLink>
    </span>
  );
}

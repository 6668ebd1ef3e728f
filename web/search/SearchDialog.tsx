import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { DOCUMENT_FOLDER, paths } from '../../shared/paths.ts';
import { ButtonLink } from '../components/links/ButtonLink.tsx';
import { DialogButton } from '../components/links/DialogButton.tsx';
import { PageLink } from '../components/links/PageLink.tsx';
import { StepList } from '../components/text/Lists.tsx';
import { typeset } from '../components/text/typeset.ts';
import { useCloseOnBack } from '../components/use-close-on-back.ts';
import { linkTo } from '../content/deep-links.ts';
import { entryKinds, searchWords as words } from '../content/search-words.ts';
import { searchOf } from './find-entries.ts';
import type { SearchEntry } from './search-entry.ts';
import type { SearchIndex } from './search-index.ts';
import styles from './SearchDialog.module.css';

const MOST_SHOWN = 8;

interface Props {
  readonly index: SearchIndex;
  /** Of the button that opens it: it stays on the page, so that the browser's way back passes what it did. */
  readonly presses: number;
  readonly initial: string | undefined;
}

/** The search of the whole site: answers first, each with its way on. A native dialog, like the menu. */
export function SearchDialog({ index, presses, initial = '' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const query = useDeferredValue(typed.trim());
  const find = useMemo(() => searchOf(index), [index]);
  const found = useMemo(() => find(query, MOST_SHOWN), [find, query]);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.select();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each press
  }, [presses]);
  useCloseOnBack(dialog, 'search');
  const close = () => dialog.current?.close();

  /** The arrows go from the field to the results and through them. */
  function onKeyDown(event: KeyboardEvent) {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>('input, li > a') ?? [])];
    stops[stops.indexOf(document.activeElement as HTMLElement) + steps]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys do what the tab key does
    <dialog ref={dialog} className={styles.dialog} aria-label={words.label} closedby="any" onKeyDown={onKeyDown}>
      <search className={styles.head}>
        <input
          ref={field}
          type="search"
          className={styles.field}
          aria-label={words.field}
          placeholder={words.placeholder}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogButton icon="close" label={words.close} onClick={close} />
      </search>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is what a form computes, this is a message */}
      <p role="status" className={styles.count}>
        {query && words.count(found.length)}
      </p>
      {query && found.length === 0 && (
        <ButtonLink to={linkTo(paths.contact, { message: query })} isSmall onClick={close}>
          {words.ask}
        </ButtonLink>
      )}
      <ul className={styles.results}>
        {found.map(({ entry, sentence }) => (
          <li key={entry.title + entry.to}>
            <ResultLink entry={entry} onFollow={close} />
            {entry.steps ? <StepList items={entry.steps} /> : null}
            {sentence && <p className={styles.answer}>{typeset(sentence)}</p>}
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** Where an entry leads: a page of the site, or a file. */
function ResultLink({
  entry: { kind, title, to, page },
  onFollow,
}: {
  readonly entry: SearchEntry;
  readonly onFollow: () => void;
}) {
  const content = (
    <>
      <span className={styles.title}>{typeset(title)}</span>{' '}
      <span className={styles.kind}>{(kind === 'place' && page) || entryKinds[kind]}</span>
    </>
  );
  if (to.startsWith(DOCUMENT_FOLDER))
    return (
      <a href={to} className={styles.link} download>
        {content}
      </a>
    );
  return (
    <PageLink to={to} className={styles.link} onClick={onFollow}>
      {content}
    </PageLink>
  );
}

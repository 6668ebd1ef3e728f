import { useEffect, useRef } from 'react';
import { Button } from '../components/ButtonLink.tsx';
import { keepWords } from '../content/keep-offer.ts';
import styles from './RequestForm.module.css';

interface Props {
  /** Source of the entries: this tab's session, or a request that was kept and not sent. */
  readonly from: 'session' | 'outbox';
  readonly onDiscard: () => void;
}

/** The notice that entries of the form were restored, with a button that discards them. */
export function RestoredNotice({ from, onDiscard }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The visitor asked for them; after a reload the page's own beginning is where they are.
    if (from === 'outbox') element.current?.focus();
  }, [from]);
  return (
    <div ref={element} className={styles.restored} role="status" tabIndex={-1}>
      <p>{from === 'outbox' ? keepWords.returned : 'Ihre Angaben aus dieser Sitzung wurden wiederhergestellt.'}</p>
      <Button kind="text" onClick={onDiscard}>
        Angaben verwerfen
      </Button>
    </div>
  );
}

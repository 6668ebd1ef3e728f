import { useState } from 'react';
import { Button } from '../components/ButtonLink.tsx';
import { keepWords } from '../content/keep-offer.ts';
import styles from './RequestForm.module.css';

interface Props {
  /** How many would be kept. */
  readonly photos: number;
  /** Keeps the request; rejects when the device has no room for it. */
  readonly onKeep: () => Promise<void>;
}

/** Offers to keep a request that found no connection on this device. */
export function KeepOffer({ photos, onKeep }: Props) {
  const [state, setState] = useState<'open' | 'keeping' | 'failed'>('open');
  const keep = () => {
    setState('keeping');
    onKeep().then(
      () => setState('open'),
      (error: unknown) => {
        console.error(error);
        setState('failed');
      },
    );
  };
  return (
    <div className={styles.offer}>
      <p>{keepWords.offer(photos)}</p>
      <Button kind="quiet" onClick={keep} disabled={state === 'keeping'}>
        {state === 'keeping' ? keepWords.keeping : keepWords.keep}
      </Button>
      {state === 'failed' && <p className={styles.notKept}>{keepWords.failed}</p>}
    </div>
  );
}

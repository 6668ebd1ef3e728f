import { useState } from 'react';
import { Button } from '../components/links/ButtonLink.tsx';
import { Slot } from '../components/Slot.tsx';
import { keepWords } from '../content/keep-offer.ts';
import styles from './RequestForm.module.css';

interface Props {
  /** How many would be kept. */
  readonly photos: number;
  /** Keeps the request; rejects when the device has no room for it. */
  readonly onKeep: () => Promise<void>;
}

/** Offers to keep a request that could not be sent on this device. */
export function KeepOffer({ photos, onKeep }: Props) {
  const [state, setState] = useState<'open' | 'keeping' | 'failed'>('open');
  async function keep(): Promise<void> {
    setState('keeping');
    try {
      await onKeep();
      setState('open');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }
  return (
    <>
      <p>{keepWords.offer(photos)}</p>
      <Button kind="quiet" onClick={() => void keep()} disabled={state === 'keeping'}>
        {state === 'keeping' ? keepWords.keeping : keepWords.keep}
      </Button>
      <Slot>{state === 'failed' && <p className={styles.notKept}>{keepWords.failed}</p>}</Slot>
    </>
  );
}

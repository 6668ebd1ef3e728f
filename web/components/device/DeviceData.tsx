import { useState } from 'react';
import { deviceWords as words } from '../../content/device-data.ts';
import hidden from '../hidden.module.css';
import { Button } from '../links/ButtonLink.tsx';

/** Removes what this site keeps on the device, and says so. */
export function DeviceData() {
  const [outcome, setOutcome] = useState('');
  const remove = () =>
    import('../../delivery/remove-all.ts')
      .then(({ removeAll }) => removeAll())
      .then(
        () => setOutcome(words.removed),
        (error: unknown) => {
          console.error(error);
          setOutcome(words.failed);
        },
      );
  return (
    <div className={hidden.withoutScript}>
      <Button kind="quiet" onClick={() => void remove()}>
        {words.remove}
      </Button>
      <p role="status">{outcome}</p>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/links/ButtonLink.tsx';
import { Slot } from '../components/Slot.tsx';
import { outboxWords as words } from '../content/outbox.ts';
import { isWaiting } from '../delivery/outbox.ts';
import { sendBy } from '../delivery/requests.ts';
import { formOf, type KeptRequest, type WaitingRequest } from '../delivery/stored-request.ts';
import styles from './OutboxPanel.module.css';

interface Props {
  readonly request: KeptRequest;
  readonly sending: boolean;
  readonly onSend: () => void;
  readonly onOpen: (request: WaitingRequest) => void;
  readonly onRemove: () => void;
}

/** One kept request: its name, its state and its buttons. */
export function KeptItem({ request, sending, onSend, onOpen, onRemove }: Props) {
  const [asking, setAsking] = useState<boolean>();
  const item = useRef<HTMLLIElement>(null);
  // The pressed button is replaced by the one that undoes it.
  useEffect(() => {
    if (asking !== undefined)
      item.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [asking]);
  const heading = formOf(request).heading;
  const waits = isWaiting(request);
  const really = words.really(request.status === 'sent' ? 0 : request.photos.length);
  const button = (text: string, onClick: () => void, kind: 'primary' | 'quiet' = 'quiet', disabled = false) => (
    <Button kind={kind} isSmall aria-label={`${text}: ${heading}`} disabled={disabled} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <li ref={item} className={styles.item}>
      <p className={styles.text}>
        <strong>{heading}</strong> <span>{textOf(request)}</span>
        {request.status === 'sent' && (
          <>
            {' '}
            <span>{words.reference}</span> <strong className={styles.reference}>{request.reference}</strong>
          </>
        )}
      </p>
      {asking ? (
        <Slot className={styles.buttons} role="group" aria-label={really}>
          <p className={styles.note}>{really}</p>
          {button(words.yes, onRemove)}
          {button(words.no, () => setAsking(false))}
        </Slot>
      ) : (
        <Slot className={styles.buttons}>
          {waits && button(words.send, onSend, 'primary', sending)}
          {request.status !== 'sent' && !waits && button(words.open, () => onOpen(request), 'primary')}
          {request.status === 'sent'
            ? button(words.close, onRemove)
            : button(waits ? words.withdraw : words.delete, () => setAsking(true))}
        </Slot>
      )}
    </li>
  );
}

function textOf(request: KeptRequest): string {
  if (request.status === 'sent') return formOf(request).success.text;
  if (request.status === 'refused') return words.refused;
  if (!isWaiting(request)) return words.expired(request.photos.length);
  return `${words.contents(request.photos.length)}, ${words.until(sendBy(request))}`;
}

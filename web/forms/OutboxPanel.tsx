import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOfForm } from '../../shared/paths.ts';
import { Button } from '../components/links/ButtonLink.tsx';
import { notify } from '../components/notices/notices.ts';
import { Slot } from '../components/Slot.tsx';
import { outboxWords as words } from '../content/outbox.ts';
import * as outbox from '../delivery/outbox.ts';
import { formOf, type KeptRequest, type WaitingRequest } from '../delivery/stored-request.ts';
import { KeptItem } from './KeptItem.tsx';
import styles from './OutboxPanel.module.css';

/** The requests that are kept on this device, at the bottom of every page: their state and their actions. */
export function OutboxPanel() {
  const navigate = useNavigate();
  const { requests, unreadable, sending, fault } = useSyncExternalStore(outbox.subscribe, outbox.getState);
  const [remark, setRemark] = useState('');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => outbox.start(notify), []);

  const isEmpty = requests.length + unreadable.length === 0;

  // It is in view already; its place in the document is the end of the page.
  const focusPanel = () => panel.current?.focus({ preventScroll: true });

  /** Does what was pressed, and says so if the browser's storage refuses it. */
  const act = (work: Promise<void>) =>
    void work.catch((error: unknown) => {
      console.error(error);
      setRemark(words.impossible);
    });

  async function removeOne(request: KeptRequest): Promise<void> {
    // Something is said all the time, or the panel of the last request would go away.
    setRemark(request.status === 'sent' ? '' : words.deleting);
    await outbox.remove(request.id);
    if (request.status !== 'sent') setRemark(words.deleted);
    if (outbox.getState().requests.length > 0 || request.status !== 'sent') focusPanel();
    else leave();
  }

  async function removeRest(): Promise<void> {
    setRemark(words.deleting);
    await outbox.removeUnreadable();
    setRemark(words.unreadableDeleted);
    focusPanel();
  }

  async function open(request: WaitingRequest): Promise<void> {
    const form = formOf(request);
    const given = await outbox.takeBack(request, form);
    setRemark(given ? '' : words.occupied);
    void navigate(pathOfForm(form.id) ?? '');
  }

  const waiting = requests.filter(outbox.isWaiting).length;
  const trouble = fault === 'unreachable' ? words.unreachable : words.unsuccessful;
  return (
    <Slot className={styles.place}>
      {(!isEmpty || remark) && (
        <section ref={panel} className={styles.panel} aria-label={words.label} tabIndex={-1} data-outbox="">
          <Slot className={styles.inner}>
            <Slot role="status">
              <p className={styles.heading}>
                {sending ? words.sending : headingOf(requests, waiting, unreadable.length)}
              </p>
              {waiting > 0 && !sending && fault && <p className={styles.note}>{trouble}</p>}
              {remark && <p className={styles.note}>{remark}</p>}
            </Slot>
            <Slot as="ul" className={styles.list}>
              {requests.map((request) => (
                <KeptItem
                  key={request.id}
                  request={request}
                  sending={sending}
                  onSend={() => act(outbox.sendNow().then(focusPanel))}
                  onOpen={(kept) => act(open(kept))}
                  onRemove={() => act(removeOne(request))}
                />
              ))}
              {unreadable.length > 0 && (
                <li className={styles.item}>
                  <div className={styles.text}>
                    <p>{words.unreadableText}</p>
                    {unreadable.some(({ texts }) => texts.length > 0) && (
                      <details>
                        <summary>{words.written}</summary>
                        {unreadable.flatMap(({ key, texts }) =>
                          texts.map((text) => <p key={`${key} ${text}`}>{text}</p>),
                        )}
                      </details>
                    )}
                  </div>
                  <div className={styles.buttons}>
                    <Button
                      kind="quiet"
                      isSmall
                      aria-label={`${words.delete}: ${words.unreadable(unreadable.length)}`}
                      onClick={() => act(removeRest())}
                    >
                      {words.delete}
                    </Button>
                  </div>
                </li>
              )}
            </Slot>
            {isEmpty && (
              <Button
                kind="quiet"
                isSmall
                onClick={() => {
                  setRemark('');
                  leave();
                }}
              >
                {words.close}
              </Button>
            )}
          </Slot>
        </section>
      )}
    </Slot>
  );
}

function headingOf(requests: readonly KeptRequest[], waiting: number, unreadable: number): string {
  const sent = requests.filter(({ status }) => status === 'sent').length;
  const notSent = requests.length - waiting - sent;
  const parts = [
    waiting > 0 && words.waiting(waiting),
    notSent > 0 && words.notSent(notSent),
    sent > 0 && words.sent(sent),
    unreadable > 0 && words.unreadable(unreadable),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The panel is going away: the focus must not fall to the top of the document unseen. */
const leave = () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

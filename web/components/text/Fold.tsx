import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../Icon.tsx';
import { hashTarget } from '../page/hash-target.ts';
import styles from './Fold.module.css';

interface Props {
  /** Target for links within the page. They open it, as those to its content do. */
  readonly id?: string;
  /** What is always seen: a heading, with a status if need be, or a line. */
  readonly head: ReactNode;
  readonly isOpen?: boolean;
  /** On phones only: elsewhere the content is in view, and the head is not. */
  readonly isOnPhones?: boolean;
  readonly children: ReactNode;
}

/** A part of a page that is read seldom, below its heading. A native element: it opens before any script, and find-in-page opens it. Printed, it is open. */
export function Fold({ id, head, isOpen = false, isOnPhones = false, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  // A layout effect: open before the page scrolls to the target.
  useLayoutEffect(() => {
    const target = hashTarget(hash);
    if (target && fold.current?.contains(target)) fold.current.open = true;
  }, [hash]);
  useEffect(() => {
    const opened = new AbortController();
    let wasOpen = isOpen;
    const print = () => {
      if (!fold.current) return;
      wasOpen = fold.current.open;
      fold.current.open = true;
    };
    const restore = () => {
      if (fold.current) fold.current.open = wasOpen;
    };
    addEventListener('beforeprint', print, opened);
    addEventListener('afterprint', restore, opened);
    return () => opened.abort();
  }, [isOpen]);
  return (
    <details
      ref={fold}
      id={id}
      className={isOnPhones ? `${styles.fold} ${styles.onPhones}` : styles.fold}
      open={isOpen}
    >
      <summary className={styles.head}>
        {typeof head === 'string' ? <span>{head}</span> : head}
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

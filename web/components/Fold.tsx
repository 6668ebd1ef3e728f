import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Fold.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  /** Target for links within the page, which open it. */
  readonly id?: string;
  /** What is always seen: a heading, with a status if need be. */
  readonly head: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a page that is read seldom, below its heading. A native element: it opens before any script, and find-in-page opens it. Printed, it is open. */
export function Fold({ id, head, isOpen = false, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const openTarget = () => {
      if (fold.current && id && location.hash === `#${id}`) fold.current.open = true;
    };
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, [id]);
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
    <details ref={fold} id={id} className={styles.fold} open={isOpen}>
      <summary className={styles.head}>
        {head}
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

import { createContext, use, useDeferredValue, type ReactNode } from 'react';
import styles from './LowerPart.module.css';

/** Whether a link on a phone has just led to the page: `layout/PageChange.tsx` says so. */
export const JustEntered = createContext(false);

interface Props {
  /** In a list: `li`. */
  readonly as?: 'div' | 'li';
  readonly children: ReactNode;
}

/** What stands below a page's first screen. Where a link on a phone leads to the page the first screen is painted before this is made; else it is simply there. */
export function LowerPart({ as: Room = 'div', children }: Props) {
  // Undefined, since an initial value is rendered once more even if it is the same.
  const isMade = useDeferredValue(true, use(JustEntered) ? false : undefined);
  return isMade ? children : <Room className={styles.room} />;
}

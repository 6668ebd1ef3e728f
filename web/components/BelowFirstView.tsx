import { createContext, use, useDeferredValue, type ReactNode } from 'react';
import styles from './BelowFirstView.module.css';

/** Whether a link has led to the top of the page: then its first view is painted before the rest is rendered. */
export const ArrivesAtTop = createContext(false);

/** What is below the first view of a page. */
export function BelowFirstView({ children }: { readonly children: ReactNode }) {
  const isRendered = useDeferredValue(true, !use(ArrivesAtTop));
  return isRendered ? children : <div className={styles.room} />;
}

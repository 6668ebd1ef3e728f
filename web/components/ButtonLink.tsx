import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';
import { PageLink } from './PageLink.tsx';

interface Props {
  readonly to: string;
  /** `primary`: the one thing to do here. `quiet`: everything beside it. */
  readonly kind?: 'primary' | 'quiet';
  readonly size?: 'normal' | 'small';
  readonly children: ReactNode;
}

/** A link to a page that stands as a button. */
export function ButtonLink({ to, kind = 'quiet', size = 'normal', children }: Props) {
  return (
    <PageLink to={to} className={[styles.button, styles[kind], styles[size]].join(' ')}>
      {children}
    </PageLink>
  );
}

interface ButtonProps {
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button that does something on the page it stands on, and looks as a link-button does. */
export function Button({ disabled, onClick, children }: ButtonProps) {
  return (
    <button type="button" className={[styles.button, styles.primary, styles.normal].join(' ')} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}

/** Several link-buttons in a row; on a phone one below the other. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

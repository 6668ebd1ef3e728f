import type { ComponentProps, ReactNode } from 'react';
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

interface ButtonProps extends ComponentProps<'button'> {
  /** `text`: beside something it is about, such as a file in a list. */
  readonly kind?: 'primary' | 'quiet' | 'text';
}

/** A button that does something on the page it stands on, and looks as a link-button does. */
export function Button({ kind = 'primary', type = 'button', className, ...button }: ButtonProps) {
  return <button type={type} className={[styles.button, styles[kind], className].filter(Boolean).join(' ')} {...button} />;
}

/** Several link-buttons in a row; on a phone one below the other. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

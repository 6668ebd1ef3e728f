import type { ComponentProps, ReactNode } from 'react';
import styles from './ButtonLink.module.css';
import { PageLink } from './PageLink.tsx';

interface Props {
  readonly to: string;
  /** `primary`: the main action of its place. `quiet`: the others. */
  readonly kind?: 'primary' | 'quiet';
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link to a page that looks like a button. */
export function ButtonLink({ to, kind = 'quiet', isSmall, className, onClick, children }: Props) {
  return (
    <PageLink
      to={to}
      onClick={onClick}
      className={[styles.button, styles[kind], isSmall && styles.small, className].filter(Boolean).join(' ')}
    >
      {children}
    </PageLink>
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  /** `text`: without a frame, next to its subject, such as a file in a list. */
  readonly kind?: 'primary' | 'quiet' | 'text';
  readonly isSmall?: boolean;
}

/** A button that does something on its page, with the look of `ButtonLink`. */
export function Button({ kind = 'primary', isSmall, type = 'button', className, ...button }: ButtonProps) {
  return (
    <button
      type={type}
      className={[styles.button, styles[kind], isSmall && styles.small, className].filter(Boolean).join(' ')}
      {...button}
    />
  );
}

/** Several link buttons in a row; on a phone one below the other. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

import type { PagePath } from '../../shared/paths.ts';
import styles from './BackLink.module.css';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';

/** One step up. */
export function BackLink({ to, children }: { readonly to: PagePath; readonly children: string }) {
  return (
    <PageLink to={to} className={styles.link}>
      <Icon name="left" />
      {children}
    </PageLink>
  );
}

/** One step on: a link with an arrow, quieter than a button. */
export function ForwardLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <PageLink to={to} className={styles.link}>
      {children}
      <Icon name="right" />
    </PageLink>
  );
}

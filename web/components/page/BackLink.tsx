import type { PagePath } from '../../../shared/paths.ts';
import { Icon } from '../Icon.tsx';
import { PageLink } from '../links/PageLink.tsx';
import lists from '../text/Lists.module.css';
import styles from './BackLink.module.css';

/** One step up. */
export function BackLink({ to, children }: { readonly to: PagePath; readonly children: string }) {
  return (
    <PageLink to={to} className={styles.link}>
      <Icon name="left" />
      <span>{children}</span>
    </PageLink>
  );
}

/** To a part of this page. */
export function JumpLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={`#${to}`} className={styles.link}>
      <span>{children}</span>
      <Icon name="down" />
    </a>
  );
}

/** To the parts of this page, by their ids. */
export const JumpList = ({ parts }: { readonly parts: readonly { readonly id: string; readonly title: string }[] }) => (
  <ul className={lists.plain}>
    {parts.map(({ id, title }) => (
      <li key={id}>
        <JumpLink to={id}>{title}</JumpLink>
      </li>
    ))}
  </ul>
);

/** One step on: a link with an arrow, quieter than a button. */
export function ForwardLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <PageLink to={to} className={styles.link}>
      <span>{children}</span>
      <Icon name="right" />
    </PageLink>
  );
}

import { useRef, type MouseEvent } from 'react';
import hidden from '../components/hidden.module.css';
import { Icon } from '../components/Icon.tsx';
import { ButtonLink } from '../components/links/ButtonLink.tsx';
import { PageLink } from '../components/links/PageLink.tsx';
import { useCloseOnBack } from '../components/use-close-on-back.ts';
import { layoutWords } from '../content/layout-words.ts';
import { legalLinks, navigation, serviceLinks } from '../pages/navigation.ts';
import { dialogCommand } from './dialog-command.ts';
import { Logo } from './Logo.tsx';
import styles from './MenuDrawer.module.css';
import { useCurrent } from './use-current.ts';
import { useHeaderActions } from './use-header-actions.ts';

export const MENU_DRAWER_ID = 'menue';

/** Closes on any link, and on a press beside the drawer. */
function closeOnPress(event: MouseEvent<HTMLDialogElement>) {
  const target = event.target as Element;
  if (target === event.currentTarget || target.closest('a')) event.currentTarget.close();
}

/**
 * The menu of small screens.
 * A native dialog with details, not Mantine's drawer: both work before any script; the browser keeps the focus inside and gives it back.
 */
export function MenuDrawer() {
  const current = useCurrent();
  const actions = useHeaderActions();
  const drawer = useRef<HTMLDialogElement>(null);
  useCloseOnBack(drawer, MENU_DRAWER_ID);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys reach the links and Escape
    <dialog
      ref={drawer}
      id={MENU_DRAWER_ID}
      className={styles.drawer}
      aria-label={layoutWords.menu}
      closedby="any"
      onClick={closeOnPress}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          <Logo />
          <button type="button" className={styles.close} {...dialogCommand('close', MENU_DRAWER_ID)}>
            <Icon name="close" />
            <span className={hidden.fromView}>{layoutWords.closeMenu}</span>
          </button>
        </div>
        <nav aria-label={layoutWords.mainNavigation}>
          <ul>
            {navigation.map((item) => (
              <li key={item.href} className={styles.entry}>
                <PageLink to={item.href} className={styles.link} aria-current={current(item)}>
                  {item.label}
                </PageLink>
                {item.children && (
                  <details className={styles.section}>
                    <summary className={styles.toggle} aria-label={layoutWords.subPages(item.label)}>
                      <Icon name="chevron" />
                    </summary>
                    <ul className={styles.children}>
                      {item.children.map((child) => (
                        <li key={child.href}>
                          <PageLink to={child.href} className={styles.child} aria-current={current(child)}>
                            {child.label}
                          </PageLink>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          {actions.map(({ label, to }, index) => (
            <ButtonLink key={label} to={to} kind={index === 0 ? 'primary' : 'quiet'}>
              {label}
            </ButtonLink>
          ))}
        </div>
        <ul className={styles.service}>
          {[...serviceLinks.slice(1), ...legalLinks].map(({ label, href }) => (
            <li key={href}>
              <PageLink to={href}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}

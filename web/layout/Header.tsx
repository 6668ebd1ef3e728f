import { logoSaysName } from '../../shared/owner/brand.ts';
import { Icon } from '../components/Icon.tsx';
import { ButtonLink } from '../components/links/ButtonLink.tsx';
import { PageLink } from '../components/links/PageLink.tsx';
import { layoutWords } from '../content/layout-words.ts';
import { headerActions, navigation, type NavigationItem } from '../pages/navigation.ts';
import { SearchLink } from '../search/SearchLink.tsx';
import { dialogCommand } from './dialog-command.ts';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MENU_DRAWER_ID, MenuDrawer } from './MenuDrawer.tsx';
import { SubMenu } from './SubMenu.tsx';
import { useCurrent } from './use-current.ts';
import { useHeaderActions } from './use-header-actions.ts';

const isAction = ({ href }: NavigationItem) => headerActions.some((action) => action.href === href);

/** Logo, navigation with sub-menus, the actions; on small screens a button that opens the drawer. */
export function Header() {
  const current = useCurrent();
  const actions = useHeaderActions();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.navigation} aria-label={layoutWords.mainNavigation}>
          <ul className={styles.entries}>
            {navigation.map((item) => (
              <li key={item.href} className={isAction(item) ? `${styles.entry} ${styles.named}` : styles.entry}>
                <PageLink to={item.href} className={styles.link} aria-current={current(item)}>
                  {item.label}
                </PageLink>
                {item.children && (
                  <SubMenu
                    label={item.label}
                    overview={{ label: item.overview ?? item.label, href: item.href }}
                    items={item.children}
                  />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={logoSaysName ? `${styles.actions} ${styles.besideName}` : styles.actions}>
          {actions.map(({ label, to }) => (
            <ButtonLink key={label} to={to} isSmall>
              {label}
            </ButtonLink>
          ))}
        </div>
        <SearchLink className={styles.search} />
        <button
          type="button"
          className={styles.menu}
          aria-haspopup="dialog"
          {...dialogCommand('show-modal', MENU_DRAWER_ID)}
        >
          <Icon name="menu" />
          <span>{layoutWords.menu}</span>
        </button>
      </div>
      <MenuDrawer />
    </header>
  );
}

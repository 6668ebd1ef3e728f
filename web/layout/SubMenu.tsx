import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { PageLink } from '../components/links/PageLink.tsx';
import { layoutWords } from '../content/layout-words.ts';
import { type NavigationItem } from '../pages/navigation.ts';
import { isOpen } from './open-panels.ts';
import styles from './SubMenu.module.css';
import { useCurrent } from './use-current.ts';

interface Props {
  readonly label: string;
  /** The page that the entry itself leads to, as the panel names it. */
  readonly overview: NavigationItem;
  readonly items: readonly NavigationItem[];
}

/**
 * A disclosure button beside a menu entry and the panel it opens.
 * A native pop-over, not Mantine's: it opens, closes and gives the focus back before any script.
 */
export function SubMenu({ label, overview, items }: Props) {
  const id = useId();
  const current = useCurrent();
  const panel = useRef<HTMLDivElement>(null);
  // Unknown until the script runs: until then the browser itself exposes the state, and a fixed attribute would contradict it.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => setOpen(isOpen(panel.current)), []);
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={id}
        aria-expanded={open}
        aria-label={layoutWords.subPages(label)}
      >
        <Icon name="chevron" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        <div className={styles.inner}>
          <PageLink to={overview.href} className={styles.overview} aria-current={current(overview)}>
            {overview.label}
          </PageLink>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.href}>
                <PageLink to={item.href} className={styles.item} aria-current={current(item)}>
                  {item.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

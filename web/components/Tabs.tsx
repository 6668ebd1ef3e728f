import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import hidden from './hidden.module.css';
import styles from './Tabs.module.css';

interface TabItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface Props {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  /** The first one is open at first. */
  readonly items: readonly TabItem[];
}

/**
 * Tabs after the pattern of the ARIA practices. All panels are in the HTML; without JavaScript and in print all are shown.
 * Not Mantine's tabs: those cost 17 KB on every page, and hide panels by an inline style that no stylesheet undoes without the script.
 */
export function Tabs({ label, items }: Props) {
  const id = useId();
  const [selected, setSelected] = useState(items[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  function moveFocus(event: KeyboardEvent) {
    const index = items.findIndex((item) => item.id === selected);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const target = items.at(next % items.length);
    setSelected(target?.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target?.id}"]`)?.focus();
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={`${styles.tabs} ${hidden.withoutScript}`}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            data-tab={item.id}
            className={styles.tab}
            aria-selected={item.id === selected}
            aria-controls={`${id}-panel-${item.id}`}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => setSelected(item.id)}
            onKeyDown={moveFocus}
          >
            {item.title}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${id}-panel-${item.id}`}
          aria-labelledby={`${id}-tab-${item.id}`}
          className={styles.panel}
          hidden={item.id !== selected}
        >
          <h3 className={styles.name}>{item.title}</h3>
          {item.content}
        </div>
      ))}
    </div>
  );
}

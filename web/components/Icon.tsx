import styles from './Icon.module.css';

/** One set of functional signs on a 24 px grid, one stroke weight. */
const drawings = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  chevron: 'M6 9.5l6 6 6-6',
  right: 'M4 12h16M14 6l6 6-6 6',
  left: 'M20 12H4M10 6l-6 6 6 6',
  down: 'M12 4v16M6 14l6 6 6-6',
  download: 'M12 3v12M6.5 10l5.5 5.5 5.5-5.5M4 20.5h16',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  enlarge: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  add: 'M12 5v14M5 12h14',
  check: 'M4.5 12.5l5 5L19.5 7',
  alert: 'M12 6v8M12 17.5v1M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20z',
} as const;

export type IconName = keyof typeof drawings;

/** A sign beside words or inside a labelled control; hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}

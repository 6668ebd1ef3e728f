import type { KeyFigure } from '../../content/statistics.ts';
import { typeset } from '../text/typeset.ts';
import styles from './KeyFigures.module.css';

/** A value set large, with its limiting word and its unit smaller. */
export function FigureValue({ limit, value, unit }: Omit<KeyFigure, 'label'>) {
  return (
    <span className={styles.value}>
      {limit && <span className={styles.small}>{`${limit} `}</span>}
      <span>{typeset(value)}</span>
      {unit && <span className={styles.small}>{` ${unit}`}</span>}
    </span>
  );
}

/** The few most important figures of a page, as large as its heading, one below the other. The limiting word is beside the label. */
export function KeyFigures({ items }: { readonly items: readonly KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ label, limit, ...figure }) => (
        <div key={label} className={styles.figure}>
          <dt>
            <strong>{typeset(label)}</strong>
            {limit && ` ${limit}`}
          </dt>
          <dd>
            <FigureValue {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

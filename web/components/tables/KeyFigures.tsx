import { typeset } from '../text/typeset.ts';
import styles from './KeyFigures.module.css';

interface ValueProps {
  /** A text of figures, with «bis», «über» or «mindestens» before it if need be. */
  readonly value: string;
  readonly unit?: string | undefined;
}

const WITH_LIMIT = /^(bis|über|mindestens)\s(.+)$/u;

/** A value set large, with its limiting word and its unit smaller. */
export function FigureValue({ value, unit }: ValueProps) {
  const [, limit, figure = value] = WITH_LIMIT.exec(value) ?? [];
  return (
    <span className={styles.value}>
      {limit && <span className={styles.small}>{`${limit} `}</span>}
      <span>{figure}</span>
      {unit && <span className={styles.small}>{` ${unit}`}</span>}
    </span>
  );
}

export interface KeyFigure extends ValueProps {
  readonly label: string;
  /** The words between label and value. */
  readonly limit?: string;
}

/** The few most important figures of a page, as large as its heading, one below the other. The limiting word is beside the label. */
export function KeyFigures({ items }: { readonly items: readonly KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ label, limit: stated, value, unit }) => {
        const [, limit = stated, figure = value] = WITH_LIMIT.exec(value) ?? [];
        return (
          <div key={label} className={styles.figure}>
            <dt>
              <strong>{typeset(label)}</strong>
              {limit && ` ${limit}`}
            </dt>
            <dd>
              <FigureValue value={figure} unit={unit} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

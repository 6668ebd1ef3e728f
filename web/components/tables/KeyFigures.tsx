import styles from './KeyFigures.module.css';

interface ValueProps {
  /** A text of figures, with «bis», «über» or «mindestens» before it if need be. */
  readonly value: string;
  readonly unit?: string;
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

interface KeyFigure extends ValueProps {
  readonly label: string;
  readonly meaning: string;
}

/** The few most important figures of a page, each with its meaning. */
export function KeyFigures({ items }: { readonly items: readonly KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ label, value, unit, meaning }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            <FigureValue value={value} unit={unit} />
          </dd>
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

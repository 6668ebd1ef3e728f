import hidden from '../hidden.module.css';
import { typeset } from '../text/typeset.ts';
import styles from './TechnicalTable.module.css';

/** One row of a technical table: a property, its value as a text of figures, the unit and a remark. */
interface TechnicalRow {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly note?: string;
}

interface Props {
  /** Name of the table, for screen readers only: the heading above it says the same. */
  readonly caption: string;
  /** Headings of the columns; `note` only where a row has one. */
  readonly columns: { readonly label: string; readonly value: string; readonly unit: string; readonly note?: string };
  readonly rows: readonly TechnicalRow[];
}

// Longest value that fits on one line, in characters.
const LONGEST_FIGURE = 14;

/** Technical data as a table with a column for units, so that it can be copied into a spreadsheet. */
export function TechnicalTable({ caption, columns, rows }: Props) {
  const withUnits = rows.some((row) => row.unit);
  const withNotes = rows.some((row) => row.note);
  return (
    <table className={styles.table}>
      <caption className={hidden.fromView}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.value}</th>
          {withUnits && <th scope="col">{columns.unit}</th>}
          {withNotes && (
            <th scope="col" className={styles.note}>
              {columns.note}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, unit, note }) => (
          <tr key={label}>
            <th scope="row">
              <span>{typeset(label)}</span>
              {/* A phone has no room for a fourth column; only one of the two is ever there. */}
              {note && <span className={styles.noteBelow}>{typeset(note)}</span>}
            </th>
            <td className={value.length > LONGEST_FIGURE ? styles.value : styles.figure}>{typeset(value)}</td>
            {withUnits && <td className={styles.unit}>{unit}</td>}
            {withNotes && <td className={styles.note}>{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

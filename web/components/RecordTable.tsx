/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the narrow layout takes the table apart, which takes its roles in some browsers */
import type { ReactNode } from 'react';
import styles from './RecordTable.module.css';

export interface Column<Record> {
  readonly heading: string;
  readonly cell: (record: Record) => ReactNode;
  /** `short`: never breaks, e.g. a format. `full`: a text that on a phone needs the whole width, and no heading. By default it takes the remaining width. */
  readonly width?: 'short' | 'full';
}

interface Props<Record> {
  /** Hidden from view, because a visible heading above the table says the same. */
  readonly caption: string;
  /** The first one names the record. */
  readonly columns: readonly Column<Record>[];
  readonly records: readonly Record[];
  readonly keyOf: (record: Record) => string;
  /** On a phone: every text on a line with its heading, or, where the texts need none, all in one line. */
  readonly narrow?: 'labelled' | 'inline';
}

/** Records with several texts each, as a real table. On a phone every record is a block. */
export function RecordTable<Record>({ caption, columns, records, keyOf, narrow = 'labelled' }: Props<Record>) {
  const [name, ...others] = columns;
  if (!name) throw new Error('A table needs a column.');
  return (
    <table role="table" className={`${styles.table} ${styles[narrow]}`}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ heading }) => (
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((record) => (
          <tr key={keyOf(record)} role="row" className={styles.record}>
            <th role="rowheader" scope="row" className={name.width ? `${styles.name} ${styles[name.width]}` : styles.name}>
              {name.cell(record)}
            </th>
            {others.map(({ heading, cell, width }) => (
              <td key={heading} role="cell" data-heading={heading} className={width && styles[width]}>
                {cell(record)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import hidden from '../hidden.module.css';
import styles from './RecordTable.module.css';

export interface Column<Record> {
  readonly heading: string;
  readonly cell: (record: Record) => ReactNode;
  /** `short`: never breaks, e.g. a format. `line`: never breaks, on a separate line on phones. `full`: a text as wide as the table on phones, without its heading. Default: takes the remaining width. */
  readonly width?: 'short' | 'line' | 'full';
}

interface Props<Record> {
  /** Hidden from view, because a visible heading above the table says the same. */
  readonly caption: string;
  /** The first one names the record. */
  readonly columns: readonly Column<Record>[];
  readonly records: readonly Record[];
  readonly keyOf: (record: Record) => string;
  /** Anchor of a record, for links to it. */
  readonly anchorOf?: (record: Record) => string;
  /** On a phone: every text on a line with its heading, or, where the texts need none, all in one line. */
  readonly narrow?: 'labelled' | 'inline';
}

/** The width below which RecordTable.module.css changes the display of the table. */
const NARROW = '(max-width: 55.99em)';

/** Records with several texts each, as a real table. On a phone every record is a block. */
export function RecordTable<Record>({
  caption,
  columns,
  records,
  keyOf,
  anchorOf,
  narrow = 'labelled',
}: Props<Record>) {
  const [name, ...others] = columns;
  if (!name) throw new Error('A table needs a column.');
  // Safari drops the roles of a table whose display is changed; elsewhere they would repeat those of the elements.
  const isNarrow = useMediaQuery(NARROW);
  const role = (tableRole: string) => (isNarrow ? tableRole : undefined);
  return (
    <table role={role('table')} className={`${styles.table} ${styles[narrow]}`}>
      <caption className={hidden.fromView}>{caption}</caption>
      <thead role={role('rowgroup')} className={styles.head}>
        <tr role={role('row')}>
          {columns.map(({ heading }) => (
            <th key={heading} role={role('columnheader')} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role('rowgroup')}>
        {records.map((record) => (
          <tr key={keyOf(record)} id={anchorOf?.(record)} role={role('row')} className={styles.record}>
            <th
              role={role('rowheader')}
              scope="row"
              className={name.width ? `${styles.name} ${styles[name.width]}` : styles.name}
            >
              {name.cell(record)}
            </th>
            {others.map(({ heading, cell, width }) => (
              <td key={heading} role={role('cell')} data-heading={heading} className={width && styles[width]}>
                {cell(record)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

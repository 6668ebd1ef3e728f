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
  /** Where records that follow each other belong together: what they are, in a column before them. */
  readonly group?: { readonly heading: string; readonly of: (record: Record) => string } | undefined;
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
  group,
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
          {[...(group ? [group] : []), ...columns].map(({ heading }) => (
            <th key={heading} role={role('columnheader')} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role('rowgroup')}>
        {records.map((record, index) => (
          <tr key={keyOf(record)} id={anchorOf?.(record)} role={role('row')} className={styles.record}>
            {group && <GroupCell role={role('rowheader')} titles={records.map(group.of)} index={index} />}
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

interface GroupCellProps {
  readonly role: string | undefined;
  /** The group of each record. */
  readonly titles: readonly string[];
  readonly index: number;
}

/** The name of a group, beside its first record. */
function GroupCell({ role, titles, index }: GroupCellProps) {
  const title = titles[index];
  if (titles[index - 1] === title) return null;
  return (
    <th
      role={role}
      scope="rowgroup"
      rowSpan={titles.filter((other) => other === title).length}
      className={styles.group}
    >
      {title}
    </th>
  );
}

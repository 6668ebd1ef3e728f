import { figure } from '@works/stone/language';
import { stateText } from '@works/stone/plans/checks';
import type { Check, Piece, Quantities } from '@works/stone/plans/define-plan';
import { densityText, liftingText, onSite, sizeText } from '@works/stone/plans/quantities';
import type { ReactNode } from 'react';
import { RecordTable, type Column } from '../../components/tables/RecordTable.tsx';
import { plannerWords as words } from '../../content/planner.ts';
import styles from './Planner.module.css';

const { columns } = words;
const pieceColumns: readonly Column<Piece>[] = [
  { heading: columns.piece, cell: ({ position, name }) => `${position} ${name}` },
  { heading: columns.count, cell: ({ count }) => figure(count), width: 'short' },
  { heading: columns.size, cell: (piece) => sizeText(piece) },
  { heading: columns.each, cell: ({ weight }) => onSite.weight(weight) },
  { heading: columns.total, cell: ({ weight, count }) => onSite.weight(weight * count) },
];

interface Props {
  readonly quantities: Quantities;
  readonly checks: readonly Check[];
}

/** Pieces, sums and weights of a plan, and what is to be clarified. */
export function QuantityTable({ quantities, checks }: Props) {
  const { pieces, sums, count, volume, weight, heaviest } = quantities;
  return (
    <div className={styles.group}>
      <h4 className={styles.groupHeading}>{words.quantities}</h4>
      <RecordTable
        caption={words.quantities}
        columns={pieceColumns}
        records={pieces}
        keyOf={({ position }) => String(position)}
      />
      <dl className={styles.sums}>
        <Sum label={words.total}>{`${words.countOf(figure(count))}, ${onSite.weight(weight)}`}</Sum>
        {sums.map((sum) => (
          <Sum key={sum.label} label={sum.label}>
            {onSite.sum(sum)}
          </Sum>
        ))}
        <Sum label={words.volume}>{onSite.volume(volume)}</Sum>
        <Sum label={words.heaviest}>{`${onSite.weight(heaviest.weight)}: ${liftingText(heaviest.weight)}`}</Sum>
        <Sum label={words.density}>{densityText}</Sum>
      </dl>
      <h4 className={styles.groupHeading}>{words.checks}</h4>
      <dl className={styles.sums}>
        {checks.map((check) => (
          <Sum key={check.label} label={`${check.label} (${check.source})`}>
            <span>{`${check.text}: `}</span>
            <strong>{stateText(check)}</strong>
          </Sum>
        ))}
      </dl>
    </div>
  );
}

function Sum({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

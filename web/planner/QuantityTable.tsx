import type { ReactNode } from 'react';
import { figure } from '../../shared/planner/figures.ts';
import { carriersText, densityText, sizeText, sumText, volumeText, weightText, type Quantities, type WeighedPiece } from '../../shared/planner/quantities.ts';
import { RecordTable, type Column } from '../components/RecordTable.tsx';
import { plannerWords as words } from '../content/planner.ts';
import styles from './Planner.module.css';

const { columns } = words;
const pieceColumns: readonly Column<WeighedPiece>[] = [
  { heading: columns.piece, cell: ({ name }) => name },
  { heading: columns.count, cell: ({ count }) => figure(count), width: 'short' },
  { heading: columns.size, cell: (piece) => sizeText(piece) },
  { heading: columns.each, cell: ({ weight }) => weightText(weight) },
  { heading: columns.total, cell: ({ weight, count }) => weightText(weight * count) },
];

/** Pieces, sums and weights of a plan. */
export function QuantityTable({ quantities }: { readonly quantities: Quantities }) {
  const { pieces, sums, count, volume, weight, heaviest, carriers } = quantities;
  return (
    <div className={styles.group}>
      <h4 className={styles.groupHeading}>{words.quantities}</h4>
      <RecordTable caption={words.quantities} columns={pieceColumns} records={pieces} keyOf={(piece) => `${piece.name} ${sizeText(piece)}`} />
      <dl className={styles.sums}>
        <Sum label={words.total}>
          {words.countOf(figure(count))}, {weightText(weight)}
        </Sum>
        {sums.map((sum) => (
          <Sum key={sum.label} label={sum.label}>
            {sumText(sum)}
          </Sum>
        ))}
        <Sum label={words.volume}>{volumeText(volume)}</Sum>
        <Sum label={words.heaviest}>
          {weightText(heaviest.weight)}: {carriersText(carriers)}
        </Sum>
        <Sum label={words.density}>{densityText}</Sum>
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

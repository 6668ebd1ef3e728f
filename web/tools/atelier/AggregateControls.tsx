import { bands, stones, type BandId, type StoneId } from '@works/stone/codes/materials';
import {
  MAX_AGGREGATES,
  MAX_TOTAL_SHARE,
  MIN_TOTAL_SHARE,
  SHARE_STEP,
  type Aggregate,
  type Recipe,
} from '@works/stone/codes/recipe';
import { Button } from '../../components/links/ButtonLink.tsx';
import { atelierWords } from '../../content/atelier.ts';
import styles from './Atelier.module.css';
import { mapValues } from './map-values.ts';
import { RangeControl } from './RangeControl.tsx';
import { SelectControl } from './SelectControl.tsx';

const stoneNames = mapValues(stones, ({ name }) => name);
const stoneColours = mapValues(stones, ({ colour }) => colour);
const bandNames = mapValues(bands, ({ name }) => name);

interface Props {
  readonly aggregates: Recipe['aggregates'];
  readonly onChange: (aggregates: Recipe['aggregates']) => void;
}

/** The stones: kind, grain and share of each, within the limits of a recipe. */
export function AggregateControls({ aggregates, onChange }: Props) {
  const total = aggregates.reduce((sum, { share }) => sum + share, 0);
  const replace = (index: number, part: Partial<Aggregate>) =>
    onChange(aggregates.map((each, at) => (at === index ? { ...each, ...part } : each)));
  const free = freeAggregate(aggregates);
  return (
    <fieldset className={styles.group}>
      <legend>{atelierWords.aggregates}</legend>
      <ol className={styles.aggregates}>
        {aggregates.map((aggregate, index) => (
          <AggregateRow
            // oxlint-disable-next-line react/no-array-index-key -- the rows have no identity but their place
            key={index}
            number={index + 1}
            aggregate={aggregate}
            others={aggregates.filter((_, at) => at !== index)}
            total={total}
            onChange={(part) => replace(index, part)}
            onRemove={
              aggregates.length > 1 && total - aggregate.share >= MIN_TOTAL_SHARE
                ? () => onChange(aggregates.filter((_, at) => at !== index))
                : undefined
            }
          />
        ))}
      </ol>
      <p className={styles.total}>{`${atelierWords.total(total)}. ${atelierWords.aggregatesNote}`}</p>
      {aggregates.length < MAX_AGGREGATES && free && (
        <Button
          kind="quiet"
          className={styles.add}
          disabled={total + SHARE_STEP > MAX_TOTAL_SHARE}
          onClick={() => onChange([...aggregates, free])}
        >
          {atelierWords.add}
        </Button>
      )}
    </fieldset>
  );
}

interface RowProps {
  readonly number: number;
  readonly aggregate: Aggregate;
  readonly others: readonly Aggregate[];
  readonly total: number;
  readonly onChange: (part: Partial<Aggregate>) => void;
  readonly onRemove: (() => void) | undefined;
}

function AggregateRow({ number, aggregate: { stone, band, share }, others, total, onChange, onRemove }: RowProps) {
  /** The same stone in the same grain would be one aggregate said twice. */
  const isTaken = (wantedStone: StoneId, wantedBand: BandId) =>
    others.some((other) => other.stone === wantedStone && other.band === wantedBand);
  return (
    <li className={styles.aggregate} aria-label={`${number}. ${stones[stone].name}`}>
      <SelectControl
        label={atelierWords.stone}
        options={stoneNames}
        colours={stoneColours}
        chosen={stone}
        onChoose={(next) => onChange({ stone: next })}
        isDisabled={(next) => isTaken(next, band)}
      />
      <SelectControl
        label={atelierWords.band}
        options={bandNames}
        chosen={band}
        onChoose={(next) => onChange({ band: next })}
        isDisabled={(next) => isTaken(stone, next)}
      />
      <RangeControl
        label={atelierWords.share}
        value={share}
        min={Math.max(SHARE_STEP, MIN_TOTAL_SHARE - (total - share))}
        max={MAX_TOTAL_SHARE - (total - share)}
        scaleEnd={MAX_TOTAL_SHARE}
        step={SHARE_STEP}
        onChange={(next) => onChange({ share: next })}
      />
      {onRemove && (
        <Button
          kind="text"
          className={styles.remove}
          onClick={onRemove}
          aria-label={`${stones[stone].name} ${bands[band].name}: ${atelierWords.remove}`}
        >
          {atelierWords.remove}
        </Button>
      )}
    </li>
  );
}

/** The first stone in fine grain that is not in the recipe yet. */
function freeAggregate(aggregates: Recipe['aggregates']): Aggregate | undefined {
  const stone = (Object.keys(stones) as StoneId[]).find((id) => aggregates.every((each) => each.stone !== id));
  return stone && { stone, band: 'fein', share: SHARE_STEP };
}

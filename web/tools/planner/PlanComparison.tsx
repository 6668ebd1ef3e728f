import { InputBase } from '@mantine/core';
import type { ProjectItem } from '@works/stone/files/project-pdf';
import { comparePlans, type ComparedRow } from '@works/stone/plans/compare-plans';
import { useId, useState } from 'react';
import hidden from '../../components/hidden.module.css';
import { Icon } from '../../components/Icon.tsx';
import { projectWords as words } from '../../content/project-sheet.ts';
import styles from './ProjectSheet.module.css';

interface Compared {
  readonly title: string;
  readonly surface: string | undefined;
  readonly planned: NonNullable<ProjectItem['planned']>;
}

/** Two plans of a project side by side; nothing where it has fewer. @param titleOf an entry */
export function PlanComparison({
  items,
  titleOf,
}: {
  readonly items: readonly ProjectItem[];
  readonly titleOf: (item: ProjectItem) => string;
}) {
  const id = useId();
  const [chosen, setChosen] = useState<readonly [first: number, second?: number]>([0]);
  // Two plans may have one name: the number is that of the row in the table above.
  const plans = items.flatMap((item, index): readonly Compared[] =>
    item.planned ? [{ title: `${index + 1}. ${titleOf(item)}`, surface: item.surface, planned: item.planned }] : [],
  );
  const first = plans[chosen[0]] ?? plans[0];
  // One of the same product has the same rows.
  const alike = plans.find((one) => one !== first && one.planned.drawn.plan === first?.planned.drawn.plan);
  const second = (chosen[1] === undefined ? alike : plans[chosen[1]]) ?? plans.find((one) => one !== first);
  if (!first || !second) return null;

  return (
    <section className={styles.sheet} aria-labelledby={`${id}heading`}>
      <h3 id={`${id}heading`} className={styles.heading}>
        {words.compare.heading}
      </h3>
      {plans.length > 2 && (
        <div className={styles.choices}>
          {([0, 1] as const).map((side) => (
            <InputBase
              key={side}
              id={`${id}${side}`}
              component="select"
              label={words.compare.sides[side]}
              value={plans.indexOf(side === 0 ? first : second)}
              onChange={({ currentTarget }) =>
                setChosen(
                  side === 0 ? [Number(currentTarget.value), chosen[1]] : [chosen[0], Number(currentTarget.value)],
                )
              }
              pointer
              rightSection={<Icon name="chevron" />}
              rightSectionPointerEvents="none"
            >
              {plans.map(({ title }, index) => (
                <option key={title} value={index}>
                  {title}
                </option>
              ))}
            </InputBase>
          ))}
        </div>
      )}
      {/* RecordTable sets the texts of a record below each other on phones; these are compared side by side. */}
      <table className={styles.comparison}>
        <caption className={hidden.fromView}>{words.compare.heading}</caption>
        <thead>
          <tr>
            {[words.compare.what, first.title, second.title, words.compare.difference].map((heading, column) => (
              <th key={`${column} ${heading}`} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(first, second).map(({ label, texts: [one = NONE, other = NONE], difference }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{one}</td>
              <td>{other}</td>
              <td>{difference ?? (one === other ? words.compare.same : '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Of what a plan has nothing of. */
const NONE = '–';

const rowsOf = (first: Compared, second: Compared): readonly ComparedRow[] => [
  ...comparePlans(
    { ...first.planned.drawn, quantities: first.planned.quantities },
    { ...second.planned.drawn, quantities: second.planned.quantities },
    { count: words.columns.count, weight: words.columns.weight, heaviest: words.compare.heaviest },
  ),
  {
    label: words.columns.surface,
    texts: [first.surface ?? words.surfaceOpen, second.surface ?? words.surfaceOpen],
    difference: undefined,
  },
];

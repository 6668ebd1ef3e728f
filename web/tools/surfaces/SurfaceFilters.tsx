import { finishNames } from '@works/stone/codes/finishes';
import { colourGroups } from '@works/stone/mixes/surface-card';
import type { Ref } from 'react';
import hidden from '../../components/hidden.module.css';
import { Icon } from '../../components/Icon.tsx';
import { surfaceQuery } from '../../content/deep-links.ts';
import {
  libraryGrains,
  libraryPlaces,
  materialLibrary as words,
  type SurfaceFilter,
} from '../../content/material-library.ts';
import styles from './MaterialLibrary.module.css';

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly filter: SurfaceFilter;
  readonly onChange: (filter: SurfaceFilter) => void;
}

/** Four lists: use, colour, grain, finish. */
export function SurfaceFilters({ ref, filter, onChange }: Props) {
  return (
    <search ref={ref} className={`${styles.filters} ${hidden.withoutScript}`} aria-label={words.filter}>
      <FilterList
        name="place"
        options={libraryPlaces}
        chosen={filter.place}
        onChoose={(place) => onChange({ ...filter, place })}
      />
      <FilterList
        name="colour"
        options={colourGroups}
        chosen={filter.colour}
        onChoose={(colour) => onChange({ ...filter, colour })}
      />
      <FilterList
        name="grain"
        options={libraryGrains}
        chosen={filter.grain}
        onChoose={(grain) => onChange({ ...filter, grain })}
      />
      <FilterList
        name="finish"
        options={finishNames}
        chosen={filter.finish}
        onChoose={(finish) => onChange({ ...filter, finish })}
      />
    </search>
  );
}

interface ListProps<Id extends string> {
  readonly name: keyof SurfaceFilter;
  readonly options: Readonly<Record<Id, string>>;
  readonly chosen: NoInfer<Id> | undefined;
  readonly onChoose: (id: Id | undefined) => void;
}

const ALL = 'alle';

function FilterList<Id extends string>({ name, options, chosen, onChoose }: ListProps<Id>) {
  return (
    <label>
      <span className={styles.label}>{words[name]}</span>
      <span className={styles.select}>
        <select
          name={surfaceQuery[name]}
          value={chosen ?? ALL}
          onChange={({ currentTarget: { value } }) => onChoose(value === ALL ? undefined : (value as Id))}
        >
          <option value={ALL}>{words.all}</option>
          {(Object.keys(options) as Id[]).map((id) => (
            <option key={id} value={id}>
              {options[id]}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </label>
  );
}

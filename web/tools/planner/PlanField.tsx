import { InputBase, Slider } from '@mantine/core';
import { figure } from '@works/stone/language';
import { rangeText, sourceOf } from '@works/stone/plans/check-plan';
import type { ChoiceParameter, NumberParameter, Parameter } from '@works/stone/plans/define-plan';
import { measured, perUnit } from '@works/stone/plans/figures';
import { readFigure } from '@works/stone/plans/read-figure';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { Icon } from '../../components/Icon.tsx';
import { plannerWords as words } from '../../content/planner.ts';
import styles from './Planner.module.css';

interface Props<Of extends Parameter> {
  readonly id: string;
  readonly parameter: Of;
  /** In millimetres or pieces, or the index of the option; NaN for an empty field. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What to change it to; empty while it can stay. */
  readonly error: string;
}

/** One parameter of a plan: a number with its unit and a slider, or a choice. */
export function PlanField(props: Props<Parameter>) {
  const { parameter } = props;
  return parameter.kind === 'choice' ? (
    <ChoiceField {...props} parameter={parameter} />
  ) : (
    <MeasureField {...props} parameter={parameter} />
  );
}

function MeasureField({ id, parameter, value, onChange, error }: Props<NumberParameter>) {
  const { label, unit, least, most, step, meaning } = parameter;
  return (
    <div className={styles.field}>
      <NumberField
        id={id}
        label={label}
        description={words.range(rangeText(parameter), words.sources[sourceOf(parameter)], meaning)}
        value={value}
        onChange={onChange}
        min={least}
        max={most}
        step={step}
        unit={unit}
        rightSectionWidth="4rem"
        read={(text) => readFigure(text, unit)}
        write={(shown) => figure(shown / perUnit[unit], 4)}
        error={error}
      />
      <Slider
        className={styles.slider}
        thumbLabel={label}
        value={Math.min(most, Math.max(least, Number.isNaN(value) ? least : value))}
        onChange={onChange}
        min={least}
        max={most}
        step={step}
        thumbValueText={measured(Number.isNaN(value) ? least : value, unit)}
      />
    </div>
  );
}

function ChoiceField({ id, parameter, value, onChange, error }: Props<ChoiceParameter>) {
  const { label, options, withdrawn = [], notes = {} } = parameter;
  return (
    <div className={styles.field}>
      <InputBase
        id={id}
        component="select"
        label={label}
        description={words.sources[sourceOf(parameter)]}
        value={String(value)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        error={error}
        pointer
        rightSection={<Icon name="chevron" />}
        rightSectionPointerEvents="none"
      >
        {options.map(
          (option, index) =>
            (index === value || !withdrawn.includes(index)) && (
              <option key={option} value={index}>
                {notes[index] ? `${option}, ${notes[index]}` : option}
              </option>
            ),
        )}
      </InputBase>
    </div>
  );
}

import { InputBase, NumberInput, Slider } from '@mantine/core';
import { Icon } from '../../components/Icon.tsx';
import { plannerWords as words } from '../../content/planner.ts';
import { rangeText } from '../plans/check-plan.ts';
import type { ChoiceParameter, NumberParameter, Parameter } from '../plans/define-plan.ts';
import { measured, perUnit } from '../plans/figures.ts';
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
    <NumberField {...props} parameter={parameter} />
  );
}

function NumberField({ id, parameter, value, onChange, error }: Props<NumberParameter>) {
  const { label, unit, least, most, step, source } = parameter;
  const per = perUnit[unit];
  // 16.4 cm are 164 mm and not 163.99999999999997.
  const inMillimetres = (shown: string | number) =>
    shown === '' ? NaN : Math.round(Number(shown) * per * 1000) / 1000;
  return (
    <div className={styles.field}>
      <NumberInput
        id={id}
        label={label}
        description={words.range(rangeText(parameter), words.sources[source])}
        value={Number.isNaN(value) ? '' : value / per}
        onChange={(shown) => onChange(inMillimetres(shown))}
        min={least / per}
        max={most / per}
        step={step / per}
        allowNegative={false}
        allowedDecimalSeparators={['.', ',']}
        suffix={`\u00a0${unit}`}
        hideControls
        clampBehavior="none"
        error={error}
        inputMode="decimal"
        autoComplete="off"
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

function ChoiceField({ id, parameter: { label, options, source }, value, onChange, error }: Props<ChoiceParameter>) {
  return (
    <div className={styles.field}>
      <InputBase
        id={id}
        component="select"
        label={label}
        description={words.sources[source]}
        value={String(value)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        error={error}
        pointer
        rightSection={<Icon name="chevron" />}
        rightSectionPointerEvents="none"
      >
        {options.map((option, index) => (
          <option key={option} value={index}>
            {option}
          </option>
        ))}
      </InputBase>
    </div>
  );
}

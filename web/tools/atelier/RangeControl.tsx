import { InputLabel, Slider } from '@mantine/core';
import { useId, useState } from 'react';
import { StepperInput } from '../../components/StepperInput.tsx';
import styles from './Atelier.module.css';

interface Props {
  readonly label: string;
  /** %. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The end of the scale, which stays the same when `max` changes. */
  readonly scaleEnd: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

/** A share: on a scale, or as a figure. */
export function RangeControl({ label, value, min, max, scaleEnd, step, onChange }: Props) {
  const id = useId();
  /** What is being typed: half a figure is no share yet. */
  const [entry, setEntry] = useState<number | string>();
  const change = (wanted: number) => {
    const allowed = Math.min(max, Math.max(min, Math.round(wanted / step) * step));
    if (allowed !== value) onChange(allowed);
  };

  function type(typed: number | string): void {
    const isShare = typeof typed === 'number' && typed >= min && typed <= max && Number.isInteger(typed / step);
    setEntry(isShare ? undefined : typed);
    if (isShare) change(typed);
  }

  function finish(): void {
    if (typeof entry === 'number') change(entry);
    setEntry(undefined);
  }

  return (
    <div className={styles.range}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Slider
        className={styles.scale}
        thumbLabel={label}
        thumbValueText={`${value} Prozent`}
        domain={[0, scaleEnd]}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={change}
      />
      <StepperInput
        name={label}
        id={id}
        className={styles.figure}
        value={entry ?? value}
        min={min}
        max={max}
        step={step}
        suffix={'\u00a0%'}
        allowNegative={false}
        decimalScale={1}
        allowDecimal={!Number.isInteger(step)}
        clampBehavior="none"
        onChange={type}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
    </div>
  );
}

import { InputLabel, Slider } from '@mantine/core';
import { figure } from '@works/stone/language';
import { readFigure } from '@works/stone/plans/read-figure';
import { useId, useRef } from 'react';
import { StepperInput } from '../../components/fields/StepperInput.tsx';
import { atelierWords } from '../../content/atelier.ts';
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
  const typed = useRef(NaN);
  const change = (wanted: number) => {
    const allowed = Math.min(max, Math.max(min, Math.round(wanted / step) * step));
    if (allowed !== value) onChange(allowed);
  };

  function type(share: number): void {
    const isShare = share >= min && share <= max && Number.isInteger(share / step);
    typed.current = isShare ? NaN : share;
    if (isShare) change(share);
  }

  function finish(): void {
    if (!Number.isNaN(typed.current)) change(typed.current);
    typed.current = NaN;
  }

  return (
    <div className={styles.range}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Slider
        className={styles.scale}
        thumbLabel={label}
        thumbValueText={atelierWords.percent(value)}
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
        value={value}
        min={min}
        max={max}
        step={step}
        unit="%"
        read={(text) => readFigure(text, '%')}
        write={(share) => figure(share, 1)}
        onChange={type}
        onLeave={finish}
      />
    </div>
  );
}

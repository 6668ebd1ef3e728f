import { useId } from 'react';
import styles from './Atelier.module.css';

interface Props {
  readonly label: string;
  /** %. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

/** A share on a scale, with its figure. */
export function RangeControl({ label, value, min, max, step, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{value} %</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${value} Prozent`}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}

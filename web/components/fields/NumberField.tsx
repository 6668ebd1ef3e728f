import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { numberFieldWords } from '../../content/number-field-words.ts';
import styles from './NumberField.module.css';

export interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  /** NaN for none. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Of the arrow keys. */
  readonly step: number;
  /** Beside the number. */
  readonly unit: string;
  /** The number that a text means; NaN for a text that means none. */
  readonly read: (text: string) => number;
  /** A number as it is shown, without its unit. */
  readonly write: (value: number) => string;
  /** With each change. NaN for an empty field and for a text that means no number. */
  readonly onChange: (value: number) => void;
  /** When the field is left, or with Enter. */
  readonly onLeave?: () => void;
  /** After the unit. */
  readonly controls?: ReactNode;
}

/**
 * A number that may be typed, pasted, dictated or set by another program: the text stays as it was entered until the field is left.
 * Not Mantine's NumberInput: that removes the signs it doesn't know and keeps the digits, so that «3,5» in one piece becomes 35.
 */
export function NumberField({
  value,
  min,
  max,
  step,
  unit,
  read,
  write,
  onChange,
  onLeave,
  controls,
  error,
  ...field
}: NumberFieldProps) {
  const [entry, setEntry] = useState<string>();
  const [before, setBefore] = useState(value);
  if (!Object.is(before, value)) {
    setBefore(value);
    // Set elsewhere, such as by a slider.
    if (entry !== undefined && !Object.is(read(entry), value)) setEntry(undefined);
  }
  const isUnreadable = entry !== undefined && entry.trim() !== '' && Number.isNaN(read(entry));

  function type(text: string): void {
    setEntry(text);
    onChange(read(text));
  }

  function leave(): void {
    if (!Number.isNaN(value)) setEntry(undefined);
    onLeave?.();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') leave();
    if (!steps || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setEntry(undefined);
    onChange(stepped(value, steps * step, min, max));
  }

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...field}
      classNames={{ input: styles.number }}
      value={entry ?? (Number.isNaN(value) ? '' : write(value))}
      error={isUnreadable ? numberFieldWords.unreadable(`${write(min)}\u00a0${unit}`) : error}
      rightSectionPointerEvents={controls ? 'all' : 'none'}
      rightSection={
        <>
          <span className={styles.unit}>{unit}</span>
          {controls}
        </>
      }
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  );
}

/** A step up or down within the range; from no number to its beginning. */
export const stepped = (value: number, by: number, min: number, max: number): number =>
  Number.isNaN(value) ? min : Math.min(max, Math.max(min, value + by));

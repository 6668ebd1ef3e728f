import { NumberInput, type NumberInputHandlers, type NumberInputProps } from '@mantine/core';
import { useRef } from 'react';
import { stepWords } from '../content/stepper-words.ts';
import styles from './StepperInput.module.css';

interface Props extends NumberInputProps {
  /** What the number is, for the names of both buttons. */
  readonly name: string;
}

/**
 * A number with − and + beside it, each as large as a thumb. Mantine's own arrows are smaller, are hidden from screen readers and give the focus to the
 * field, which opens the keyboard of a phone over the page.
 */
export function StepperInput({ name, value, min, max, ...field }: Props) {
  const handlers = useRef<NumberInputHandlers>(undefined);
  const isAtEnd = (end: number | undefined) => value !== '' && Number(value) === end;
  return (
    <NumberInput
      {...field}
      value={value}
      min={min}
      max={max}
      hideControls
      handlersRef={handlers}
      rightSectionWidth="calc(2 * var(--target))"
      rightSection={
        // By keyboard, the arrow keys do the same in the field.
        <div className={styles.steps}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={stepWords.less(name)}
            disabled={isAtEnd(min)}
            onClick={() => handlers.current?.decrement()}
          >
            −
          </button>
          <button
            type="button"
            tabIndex={-1}
            aria-label={stepWords.more(name)}
            disabled={isAtEnd(max)}
            onClick={() => handlers.current?.increment()}
          >
            +
          </button>
        </div>
      }
    />
  );
}

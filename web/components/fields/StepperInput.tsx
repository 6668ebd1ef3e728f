import { stepWords } from '../../content/stepper-words.ts';
import { NumberField, stepped, type NumberFieldProps } from './NumberField.tsx';
import styles from './StepperInput.module.css';

interface Props extends Omit<NumberFieldProps, 'controls' | 'rightSectionWidth'> {
  /** What the number is, for the names of both buttons. */
  readonly name: string;
}

/** A number with − and + beside it, each as large as a thumb. They don't give the focus to the field, which would open the keyboard of a phone over the page. */
export function StepperInput({ name, ...field }: Props) {
  const { value, min, max, step, onChange } = field;
  const button = (sign: string, label: string, by: number, end: number) => (
    // By keyboard, the arrow keys do the same in the field.
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={value === end}
      onClick={() => onChange(stepped(value, by, min, max))}
    >
      {sign}
    </button>
  );
  return (
    <NumberField
      {...field}
      rightSectionWidth="calc(2 * var(--target) + 1.875rem)"
      controls={
        <div className={styles.steps}>
          {button('−', stepWords.less(name), -step, min)}
          {button('+', stepWords.more(name), step, max)}
        </div>
      }
    />
  );
}

import { InputWrapper, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import styles from './Atelier.module.css';
import { Swatch } from './Swatch.tsx';

interface Props<Id extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Id, string>>;
  /** A square of this colour before the word. */
  readonly colours?: Readonly<Record<Id, string>>;
  readonly chosen: NoInfer<Id>;
  readonly onChoose: (id: Id) => void;
  /** The label is the heading of a group of controls. */
  readonly isGroup?: boolean;
}

/** One of few, all of them seen. */
export function ChoiceControl<Id extends string>({
  label,
  options,
  colours,
  chosen,
  onChoose,
  isGroup = false,
}: Props<Id>) {
  const id = useId();
  const data = (Object.keys(options) as Id[]).map((value) => ({
    value,
    label: (
      <>
        {colours && <Swatch colour={colours[value]} />}
        <span>{options[value]}</span>
      </>
    ),
  }));
  const control = (
    <SegmentedControl
      aria-labelledby={`${id}-label`}
      data={data}
      value={chosen}
      onChange={onChoose}
      // Six words make two rows of three, and where that is too narrow three of two.
      classNames={data.length > 4 ? { control: styles.third } : undefined}
    />
  );
  if (!isGroup)
    return (
      <InputWrapper id={id} label={label} labelElement="div">
        {control}
      </InputWrapper>
    );
  return (
    <div className={styles.group}>
      <h3 id={`${id}-label`} className={styles.legend}>
        {label}
      </h3>
      {control}
    </div>
  );
}

import { Select } from '@mantine/core';
import { Swatch } from './Swatch.tsx';

interface Props<Id extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Id, string>>;
  /** A square of this colour before the word. */
  readonly colours?: Readonly<Record<Id, string>>;
  readonly chosen: NoInfer<Id>;
  readonly onChoose: (id: Id) => void;
  readonly isDisabled?: (id: Id) => boolean;
}

/** One of many, from a list. */
export function SelectControl<Id extends string>({ label, options, colours, chosen, onChoose, isDisabled }: Props<Id>) {
  const data = (Object.keys(options) as Id[]).map((value) => ({
    value,
    label: options[value],
    disabled: isDisabled?.(value) ?? false,
  }));
  return (
    <Select<Id>
      label={label}
      data={data}
      value={chosen}
      onChange={(value) => value !== null && onChoose(value)}
      leftSection={colours && <Swatch colour={colours[chosen]} />}
      renderOption={({ option }) => (
        <>
          {colours && <Swatch colour={colours[option.value as Id]} />}
          <span>{option.label}</span>
        </>
      )}
    />
  );
}

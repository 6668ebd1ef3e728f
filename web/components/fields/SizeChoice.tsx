import { useId } from 'react';
import hidden from '../hidden.module.css';
import styles from './SizeChoice.module.css';

interface Props<Id extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Id, string>>;
  readonly chosen: NoInfer<Id>;
  readonly onChoose: (id: NoInfer<Id>) => void;
}

/** One of few words in a row, as radio buttons. */
export function SizeChoice<Id extends string>({ label, options, chosen, onChoose }: Props<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.sizes}>
      <legend className={hidden.fromView}>{label}</legend>
      {(Object.keys(options) as Id[]).map((id) => (
        <label key={id} className={styles.size}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>{options[id]}</span>
        </label>
      ))}
    </fieldset>
  );
}

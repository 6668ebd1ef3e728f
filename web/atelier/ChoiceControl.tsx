import { useId } from 'react';
import styles from './Atelier.module.css';

interface Props<Id extends string> {
  readonly legend: string;
  readonly options: Readonly<Record<Id, string>>;
  /** A square of this colour before the word. */
  readonly colours?: Readonly<Record<Id, string>>;
  readonly chosen: NoInfer<Id>;
  readonly onChoose: (id: Id) => void;
  /** Part of a larger group of controls. */
  readonly part?: boolean;
}

/** One of few, all of them seen: radio buttons in a row. */
export function ChoiceControl<Id extends string>({ legend, options, colours, chosen, onChoose, part = false }: Props<Id>) {
  const name = useId();
  return (
    <fieldset className={part ? styles.part : styles.group}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {(Object.keys(options) as Id[]).map((id) => (
          <label key={id} className={styles.choice}>
            <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
            <span className={styles.face}>
              {colours && <Swatch colour={colours[id]} />}
              {options[id]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A square of a colour, always beside the colour's name. */
export function Swatch({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true" focusable="false">
      <rect width="1" height="1" fill={colour} />
    </svg>
  );
}

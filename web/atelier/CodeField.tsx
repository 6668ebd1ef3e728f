import { useId, useState, type FormEvent } from 'react';
import { parseRecipeCode } from '../../shared/atelier/code.ts';
import type { Recipe } from '../../shared/atelier/recipe.ts';
import { atelierWords } from '../content/atelier.ts';
import styles from './Atelier.module.css';

interface Props {
  readonly onChange: (recipe: Recipe) => void;
}

/** Takes the code of a recipe from paper: a delivery note, a sample's back, a data sheet. Case, blanks and missing hyphens do no harm. */
export function CodeField({ onChange }: Props) {
  const id = useId();
  const [entry, setEntry] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  function apply(event: FormEvent): void {
    event.preventDefault();
    const recipe = parseRecipeCode(entry);
    setIsWrong(!recipe);
    if (recipe) onChange(recipe);
  }

  return (
    <form className={styles.codeEntry} method="post" onSubmit={apply} noValidate>
      <label htmlFor={id}>{atelierWords.codeEntry}</label>
      <div>
        <input
          id={id}
          value={entry}
          placeholder="MS-0000-0000-0000"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => {
            setEntry(currentTarget.value);
            setIsWrong(false);
          }}
        />
        <button type="submit" className={styles.quiet}>
          {atelierWords.codeApply}
        </button>
      </div>
      <p role="alert" id={`${id}-error`} className={styles.codeError}>
        {isWrong && atelierWords.codeWrong}
      </p>
    </form>
  );
}

import { Input, InputWrapper } from '@mantine/core';
import type { Recipe } from '@works/stone/codes/recipe';
import { parseRecipeCode } from '@works/stone/codes/recipe-code';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../components/links/ButtonLink.tsx';
import { atelierWords } from '../../content/atelier.ts';
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
    <form method="post" onSubmit={apply} noValidate>
      <InputWrapper
        id={id}
        label={atelierWords.codeEntry}
        error={isWrong && atelierWords.codeWrong}
        errorProps={{ role: 'alert' }}
      >
        <div className={styles.codeEntry}>
          <Input
            id={id}
            value={entry}
            error={isWrong}
            placeholder="MS-0000-0000-0000"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ currentTarget }) => {
              setEntry(currentTarget.value);
              setIsWrong(false);
            }}
          />
          <Button type="submit" kind="quiet">
            {atelierWords.codeApply}
          </Button>
        </div>
      </InputWrapper>
    </form>
  );
}

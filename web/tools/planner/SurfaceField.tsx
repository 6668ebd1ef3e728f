import { InputBase, TextInput } from '@mantine/core';
import type { FinishId } from '@works/stone/codes/finishes';
import type { Recipe } from '@works/stone/codes/recipe';
import { parseRecipeCode, recipeCode } from '@works/stone/codes/recipe-code';
import { surfaceName } from '@works/stone/mixes/surface-card';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { plannerWords as words } from '../../content/planner.ts';
import { surfaceCards } from '../../content/surface-cards.ts';
import styles from './Planner.module.css';

interface Props {
  readonly id: string;
  readonly finishes: readonly FinishId[];
  readonly recipe: Recipe | undefined;
  readonly onChange: (recipe: Recipe | undefined) => void;
}

/** The surface: one of the material library in a finish that suits, or a recipe of the Atelier by its code. */
export function SurfaceField({ id, finishes, recipe, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const code = recipe ? recipeCode(recipe) : '';
  const suitable = surfaceCards.filter(({ finish }) => finishes.includes(finish));
  const isListed = suitable.some((surface) => surface.code === code);
  const isWrong = typed.trim() !== '' && !parseRecipeCode(typed);

  function type(text: string): void {
    setTyped(text);
    const found = parseRecipeCode(text);
    if (found) onChange(found);
  }

  function choose(chosen: string): void {
    setTyped('');
    onChange(parseRecipeCode(chosen));
  }

  return (
    <>
      <div className={styles.field}>
        <InputBase
          id={id}
          component="select"
          label={words.surface}
          value={code}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          pointer
          rightSection={<Icon name="chevron" />}
          rightSectionPointerEvents="none"
        >
          <option value="">{words.surfaceOpen}</option>
          {code && !isListed && <option value={code}>{`${words.recipe} ${code}`}</option>}
          {suitable.map((surface) => (
            <option key={surface.code} value={surface.code}>
              {surfaceName(surface)}
            </option>
          ))}
        </InputBase>
      </div>
      <div className={styles.field}>
        <TextInput
          id={`${id}-code`}
          label={words.atelierCode}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          error={isWrong && words.wrongRecipe}
          placeholder="MS-"
          autoComplete="off"
        />
      </div>
    </>
  );
}

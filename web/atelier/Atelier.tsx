import { useEffect, useRef } from 'react';
import { finishNames, formats, jointsMm, patterns } from '../../shared/atelier/materials.ts';
import { SEEDS, type Recipe } from '../../shared/atelier/recipe.ts';
import { atelierWords } from '../content/atelier.ts';
import { AggregateControls } from './AggregateControls.tsx';
import styles from './Atelier.module.css';
import { BinderControls } from './BinderControls.tsx';
import { CodeField } from './CodeField.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import { PresetControls } from './PresetControls.tsx';
import { RecipeCard } from './RecipeCard.tsx';
import { Stage } from './Stage.tsx';
import { useRecipe } from './use-recipe.ts';

interface Props {
  /** Opened by a press on a button that no longer exists: the focus moves here. */
  readonly takesFocus: boolean;
}

/** The workshop: the picture, what it is made of, and the recipe that comes out of it. */
export function Atelier({ takesFocus }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const [recipe, setRecipe, isWrongCode] = useRecipe();
  const change = (part: Partial<Recipe>) => setRecipe({ ...recipe, ...part });
  return (
    <div ref={root} className={styles.atelier} tabIndex={-1}>
      {isWrongCode && (
        <p role="alert" className={styles.wrong}>
          {atelierWords.wrongCode}
        </p>
      )}
      <div className={styles.picture}>
        <Stage recipe={recipe} />
      </div>
      <div className={styles.controls}>
        <PresetControls recipe={recipe} onChange={setRecipe} />
        <CodeField onChange={setRecipe} />
        <BinderControls recipe={recipe} onChange={change} />
        <AggregateControls aggregates={recipe.aggregates} onChange={(aggregates) => change({ aggregates })} />
        <ChoiceControl legend={atelierWords.finish} options={finishNames} chosen={recipe.finish} onChoose={(finish) => change({ finish })} />
        <fieldset className={styles.group}>
          <legend>{atelierWords.laying}</legend>
          <ChoiceControl legend={atelierWords.format} options={namesOf(formats)} chosen={recipe.format} onChoose={(format) => change({ format })} part />
          <ChoiceControl legend={atelierWords.pattern} options={namesOf(patterns)} chosen={recipe.pattern} onChoose={(pattern) => change({ pattern })} part />
          <ChoiceControl
            legend={atelierWords.joint}
            options={jointNames}
            chosen={String(recipe.jointMm)}
            onChoose={(width) => change({ jointMm: jointsMm.find((mm) => String(mm) === width) ?? recipe.jointMm })}
            part
          />
        </fieldset>
        <button type="button" className={styles.quiet} onClick={() => change({ seed: (recipe.seed + 1) % SEEDS })}>
          {atelierWords.arrangement}
        </button>
        <RecipeCard recipe={recipe} />
      </div>
    </div>
  );
}

const namesOf = <Id extends string>(of: Readonly<Record<Id, { readonly name: string }>>) =>
  Object.fromEntries(Object.entries<{ readonly name: string }>(of).map(([id, { name }]) => [id, name])) as Record<Id, string>;

const jointNames = Object.fromEntries(jointsMm.map((mm) => [String(mm), `${mm} mm`]));

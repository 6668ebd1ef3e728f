import { finishNames } from '@works/stone/codes/finishes';
import { formats, jointsMm, patterns } from '@works/stone/codes/materials';
import { SEEDS, type Recipe } from '@works/stone/codes/recipe';
import { useEffect, useRef } from 'react';
import { ControlTheme } from '../../components/fields/ControlTheme.tsx';
import { Button } from '../../components/links/ButtonLink.tsx';
import { atelierWords } from '../../content/atelier.ts';
import { AggregateControls } from './AggregateControls.tsx';
import styles from './Atelier.module.css';
import { BinderControls } from './BinderControls.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import { CodeField } from './CodeField.tsx';
import { mapValues } from './map-values.ts';
import { PresetControls } from './PresetControls.tsx';
import { RecipeCard } from './RecipeCard.tsx';
import { RecipeView } from './RecipeView.tsx';
import { SelectControl } from './SelectControl.tsx';
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
    <ControlTheme>
      <div ref={root} className={styles.atelier} tabIndex={-1}>
        {isWrongCode && (
          <p role="alert" className={styles.wrong}>
            {atelierWords.wrongCode}
          </p>
        )}
        <div className={styles.picture}>
          <RecipeView recipe={recipe} />
        </div>
        <div className={styles.controls}>
          <PresetControls recipe={recipe} onChange={setRecipe} />
          <CodeField onChange={setRecipe} />
          <BinderControls recipe={recipe} onChange={change} />
          <AggregateControls aggregates={recipe.aggregates} onChange={(aggregates) => change({ aggregates })} />
          <ChoiceControl
            label={atelierWords.finish}
            options={finishNames}
            chosen={recipe.finish}
            onChoose={(finish) => change({ finish })}
            isGroup
          />
          <fieldset className={styles.group}>
            <legend>{atelierWords.laying}</legend>
            <SelectControl
              label={atelierWords.format}
              options={formatNames}
              chosen={recipe.format}
              onChoose={(format) => change({ format })}
            />
            <ChoiceControl
              label={atelierWords.pattern}
              options={patternNames}
              chosen={recipe.pattern}
              onChoose={(pattern) => change({ pattern })}
            />
            <ChoiceControl
              label={atelierWords.joint}
              options={jointNames}
              chosen={String(recipe.jointMm)}
              onChoose={(width) => change({ jointMm: jointsMm.find((mm) => String(mm) === width) ?? recipe.jointMm })}
            />
          </fieldset>
          <Button
            kind="quiet"
            className={styles.arrangement}
            onClick={() => change({ seed: (recipe.seed + 1) % SEEDS })}
          >
            {atelierWords.arrangement}
          </Button>
          <RecipeCard recipe={recipe} />
        </div>
      </div>
    </ControlTheme>
  );
}

const formatNames = mapValues(formats, ({ name }) => name);
const patternNames = mapValues(patterns, ({ name }) => name);
const jointNames = Object.fromEntries(jointsMm.map((mm) => [String(mm), `${mm} mm`]));

import { recipeCode } from '../../shared/atelier/code.ts';
import { stones } from '../../shared/atelier/materials.ts';
import type { Recipe } from '../../shared/atelier/recipe.ts';
import { binderColour } from '../../shared/atelier/words.ts';
import { atelierWords, presets } from '../content/atelier.ts';
import styles from './Atelier.module.css';

interface Props {
  readonly recipe: Recipe;
  readonly onChange: (recipe: Recipe) => void;
}

/** Recipes to begin with, each as a strip of its materials by their shares. */
export function PresetControls({ recipe, onChange }: Props) {
  const code = recipeCode(recipe);
  return (
    <div className={styles.group} role="group" aria-label={atelierWords.presets}>
      <h3 className={styles.legend}>{atelierWords.presets}</h3>
      <ul className={styles.presets}>
        {presets.map((preset) => (
          <li key={preset.name}>
            <button type="button" className={styles.preset} aria-pressed={recipeCode(preset.recipe) === code} onClick={() => onChange(preset.recipe)}>
              <Strip recipe={preset.recipe} />
              {preset.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Strip({ recipe }: { readonly recipe: Recipe }) {
  return (
    <svg className={styles.strip} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width="100" height="100" fill={binderColour(recipe)} />
      {recipe.aggregates.map(({ stone, band, share }, index) => (
        <rect key={stone + band} x={sharesBefore(recipe, index)} width={share} height="100" fill={stones[stone].colour} />
      ))}
    </svg>
  );
}

const sharesBefore = ({ aggregates }: Recipe, index: number) => aggregates.slice(0, index).reduce((sum, { share }) => sum + share, 0);

import type { Recipe } from '@works/stone/codes/recipe';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { atelierWords, presets } from '../../content/atelier.ts';
import styles from './Atelier.module.css';

/** Drawn by draw-presets.ts. */
const pictures = import.meta.glob<string>('./presets/*.webp', { query: '?url', import: 'default', eager: true });

interface Props {
  readonly recipe: Recipe;
  readonly onChange: (recipe: Recipe) => void;
}

/** Recipes to begin with, each with its stones. */
export function PresetControls({ recipe, onChange }: Props) {
  const code = recipeCode(recipe);
  return (
    <div className={styles.group} role="group" aria-label={atelierWords.presets}>
      <h3 className={styles.legend}>{atelierWords.presets}</h3>
      <ul className={styles.presets}>
        {presets.map((preset) => (
          <li key={preset.name}>
            <button
              type="button"
              className={styles.preset}
              aria-pressed={recipeCode(preset.recipe) === code}
              onClick={() => onChange(preset.recipe)}
            >
              <img
                className={styles.stones}
                src={pictures[`./presets/${recipeCode(preset.recipe)}.webp`]}
                width="320"
                height="160"
                alt=""
                loading="lazy"
              />
              <span>{preset.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { binders, pigments, type BinderId, type PigmentId } from '@works/stone/codes/materials';
import { DOSE_STEP, MAX_DOSE, type Recipe } from '@works/stone/codes/recipe';
import { binderColour } from '@works/stone/stones/words';
import { atelierWords } from '../../content/atelier.ts';
import styles from './Atelier.module.css';
import { ChoiceControl } from './ChoiceControl.tsx';
import { mapValues } from './map-values.ts';
import { RangeControl } from './RangeControl.tsx';
import { SelectControl } from './SelectControl.tsx';

interface Props {
  readonly recipe: Recipe;
  readonly onChange: (part: Pick<Recipe, 'binder' | 'pigment' | 'dose'>) => void;
}

/** Cement and pigment: each shown in the colour the binder would have with it. */
export function BinderControls({ recipe, onChange }: Props) {
  const { binder, pigment, dose } = recipe;
  const withCement = (id: BinderId) => ({ binder: id, pigment, dose });
  const withPigment = (id: PigmentId) => ({ binder, pigment: id, dose: id === 'ohne' ? 0 : Math.max(dose, 2) });
  return (
    <fieldset className={styles.group}>
      <legend>{atelierWords.binder}</legend>
      <ChoiceControl
        label={atelierWords.cement}
        options={mapValues(binders, ({ name }) => name)}
        colours={mapValues(binders, (_, id) => binderColour({ ...recipe, ...withCement(id) }))}
        chosen={binder}
        onChoose={(id) => onChange(withCement(id))}
      />
      <SelectControl
        label={atelierWords.pigment}
        options={mapValues(pigments, ({ name }) => name)}
        colours={mapValues(pigments, (_, id) => binderColour({ ...recipe, ...withPigment(id) }))}
        chosen={pigment}
        onChoose={(id) => onChange(withPigment(id))}
      />
      {pigment !== 'ohne' && (
        <RangeControl
          label={atelierWords.dose}
          value={dose}
          min={DOSE_STEP}
          max={MAX_DOSE}
          scaleEnd={MAX_DOSE}
          step={DOSE_STEP}
          onChange={(next) => onChange({ binder, pigment, dose: next })}
        />
      )}
    </fieldset>
  );
}

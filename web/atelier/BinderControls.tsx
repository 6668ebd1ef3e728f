import { binders, pigments, type BinderId, type PigmentId } from '../../shared/atelier/materials.ts';
import { MAX_DOSE, type Recipe } from '../../shared/atelier/recipe.ts';
import { binderColour } from '../../shared/atelier/words.ts';
import { atelierWords } from '../content/atelier.ts';
import styles from './Atelier.module.css';
import { ChoiceControl } from './ChoiceControl.tsx';
import { RangeControl } from './RangeControl.tsx';

interface Props {
  readonly recipe: Recipe;
  readonly onChange: (part: Pick<Recipe, 'binder' | 'pigment' | 'dose'>) => void;
}

const each = <Id extends string, Value>(of: Readonly<Record<Id, unknown>>, value: (id: Id) => Value) =>
  Object.fromEntries((Object.keys(of) as Id[]).map((id) => [id, value(id)])) as Record<Id, Value>;

/** Cement and pigment: each shown in the colour the binder would have with it. */
export function BinderControls({ recipe, onChange }: Props) {
  const { binder, pigment, dose } = recipe;
  const withCement = (id: BinderId) => ({ binder: id, pigment, dose });
  const withPigment = (id: PigmentId) => ({ binder, pigment: id, dose: id === 'ohne' ? 0 : Math.max(dose, 2) });
  return (
    <fieldset className={styles.group}>
      <legend>{atelierWords.binder}</legend>
      <ChoiceControl
        legend={atelierWords.cement}
        options={each(binders, (id) => binders[id].name)}
        colours={each(binders, (id) => binderColour({ ...recipe, ...withCement(id) }))}
        chosen={binder}
        onChoose={(id) => onChange(withCement(id))}
        part
      />
      <ChoiceControl
        legend={atelierWords.pigment}
        options={each(pigments, (id) => pigments[id].name)}
        colours={each(pigments, (id) => binderColour({ ...recipe, ...withPigment(id) }))}
        chosen={pigment}
        onChoose={(id) => onChange(withPigment(id))}
        part
      />
      {pigment !== 'ohne' && (
        <RangeControl label={atelierWords.dose} value={dose} min={1} max={MAX_DOSE} step={1} onChange={(next) => onChange({ binder, pigment, dose: next })} />
      )}
    </fieldset>
  );
}

import { TextInput, VisuallyHidden } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { MathQuestion } from '../../shared/forms/define-form.ts';

interface Props {
  readonly id: string;
  readonly math: MathQuestion;
  readonly inputProps: GetInputPropsReturnType;
}

/** The sum that keeps simple bots out; × and ÷ are read out as words. */
export function MathField({ id, math, inputProps }: Props) {
  return (
    <TextInput
      {...inputProps}
      id={id}
      name="math_answer"
      label={
        <>
          Rechenaufgabe: <span aria-hidden="true">{math.question} = ?</span>
          <VisuallyHidden>Wie viel ist {math.spoken}?</VisuallyHidden>
        </>
      }
      description="Schützt das Formular vor automatischen Einsendungen."
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
    />
  );
}

import { TextInput, VisuallyHidden } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { MathQuestion } from '../../shared/forms/define-form.ts';
import { formWords } from '../../shared/forms/form-words.ts';

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
          {formWords.math}: <span aria-hidden="true">{math.question} = ?</span>
          <VisuallyHidden>{formWords.spokenMath(math.spoken)}</VisuallyHidden>
        </>
      }
      description={formWords.mathHint}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      onChange={(event) => {
        // The answer is compared exactly, and phones add blanks by themselves.
        const input = event.currentTarget;
        const answer = input.value.replaceAll(/\s/gu, '');
        if (answer !== input.value) input.value = answer;
        inputProps.onChange(event);
      }}
    />
  );
}

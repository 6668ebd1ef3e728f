import { expect, it } from 'vitest';
import { consultation } from '../../../shared/forms/consultation.ts';
import { NOT_CHOSEN } from '../../../shared/forms/entries.ts';
import { filledValues, typedSum } from '../../../web/delivery/values.ts';

it('leaves a cleared topic out', () =>
  expect(filledValues(consultation, { topic: NOT_CHOSEN, name: 'A' })).not.toHaveProperty('topic'));

it('takes a sum with the blanks of a phone and the wide digits of an input method', () =>
  expect(typedSum(' １４ ')).toBe('14'));

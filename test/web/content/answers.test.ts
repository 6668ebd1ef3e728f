import { expect, it } from 'vitest';
import { answersOn, type Question } from '../../../shared/owner/answers.ts';

it('what the specification leaves open is on its page only with an answer that the company has confirmed', () => {
  const confirmed: Question = { question: 'Wann?', term: 'Zeit', page: 'contact', answer: 'In zwei Tagen.' };
  const open: Question = { ...confirmed, term: 'Anfahrt', answer: undefined };
  expect(answersOn('contact', [confirmed, open])).toEqual([{ term: 'Zeit', text: 'In zwei Tagen.' }]);
  expect(answersOn('sales', [confirmed])).toEqual([]);
});

import { expect, it } from 'vitest';
import { answersOn, type VisitorQuestion } from '../../../shared/owner/answers.ts';

it('what the specification leaves open is on its page only with an answer that the company has confirmed', () => {
  const confirmed: VisitorQuestion = { question: 'Wann?', term: 'Zeit', page: 'contact', answer: 'In zwei Tagen.' };
  const open: VisitorQuestion = { ...confirmed, term: 'Anfahrt', answer: undefined };
  expect(answersOn('contact', [confirmed, open])).toEqual([{ term: 'Zeit', text: 'In zwei Tagen.' }]);
  expect(answersOn('sales', [confirmed])).toEqual([]);
});

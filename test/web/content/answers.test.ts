import { describe, expect, it } from 'vitest';
import { answersOn, questions, type Question } from '../../../shared/owner/answers.ts';
import { consultationPage } from '../../../web/pages/consultation/words.ts';
import { contactPage } from '../../../web/pages/contact/words.ts';
import { salesPage } from '../../../web/pages/sales/words.ts';
import { sampleFolderPage } from '../../../web/pages/sample-folder/words.ts';

const notes = {
  consultation: consultationPage.notes,
  contact: contactPage.notes,
  sales: salesPage.notes,
  sampleFolder: sampleFolderPage.notes,
};

describe('what the specification leaves open', () => {
  it.each(questions)(
    'is on its page only with an answer that the company has confirmed: $question',
    ({ page, answer, term }) => {
      const shown = notes[page].find((note) => note.term === term);
      expect(shown?.text).toBe(answer);
    },
  );

  it('is shown as it was confirmed', () => {
    const confirmed: Question = { question: 'Wann?', term: 'Zeit', page: 'contact', answer: 'In zwei Tagen.' };
    const open: Question = { ...confirmed, term: 'Anfahrt', answer: undefined };
    expect(answersOn('contact', [confirmed, open])).toEqual([{ term: 'Zeit', text: 'In zwei Tagen.' }]);
    expect(answersOn('sales', [confirmed])).toEqual([]);
  });
});

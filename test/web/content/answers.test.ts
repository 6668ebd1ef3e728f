import { describe, expect, it } from 'vitest';
import { answersOn, questions, type Question } from '../../../shared/owner/answers.ts';
import { consultationPage } from '../../../web/content/request-pages/consultation.ts';
import { contactPage } from '../../../web/content/request-pages/contact.ts';
import { salesPage } from '../../../web/content/request-pages/sales.ts';
import { sampleFolderPage } from '../../../web/content/request-pages/sample-folder.ts';

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

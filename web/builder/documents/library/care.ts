import type { FinishId } from '@works/stone/codes/finishes';
import { inOneRun, type Body, type Part, type Section } from '@works/stone/pdf/document-model';
import { careTexts as texts } from '../../../content/document-texts.ts';
import { finishes } from '../../../content/finishes.ts';
import { cleaningPage, donts, dos, seasons, stains, surfaceCare } from '../../../pages/cleaning/words.ts';
import { finishPictureName } from '../../../pictures/picture-names.ts';

const { headings, labels } = cleaningPage;
const nameOf = (id: FinishId) => finishes.find((finish) => finish.id === id)?.name ?? '';

const rules: Part = {
  kind: 'pair',
  lists: [
    { title: labels.dos, items: dos },
    { title: labels.donts, items: donts },
  ],
};

/** Terms and their explanations, as a table without headings. */
export function terms(summary: string, rows: readonly (readonly [string, string])[]): Part {
  return { kind: 'table', summary, spans: [1, 3], rows };
}

const general: Section = { heading: headings.notes, parts: [{ kind: 'text', paragraphs: cleaningPage.notes }] };

export const surfaceCareGuide = (): Body => ({
  sections: [
    ...surfaceCare.map(({ finish, method, frequency, note, tools }): Section => ({
      heading: nameOf(finish),
      figure: finishPictureName(finish),
      parts: [
        terms(nameOf(finish), [
          [labels.method, method],
          [labels.frequency, frequency],
          [labels.note, note],
          [labels.tools, inOneRun(tools)],
        ]),
      ],
    })),
    { heading: headings.rules, parts: [rules] },
    general,
  ],
});

export const stainRemoval = (): Body => ({
  picture: 'produkt-kleinarchitektur',
  sections: [
    { heading: texts.before, parts: [{ kind: 'list', items: dos }] },
    ...stains.map(({ title, steps, caution }): Section => ({
      heading: title,
      parts: [{ kind: 'list', items: steps, numbered: true }, terms(title, [[texts.caution, caution]])],
    })),
    general,
  ],
});

export const seasonalCare = (): Body => ({
  picture: 'produkt-aussentreppen',
  sections: [
    ...seasons.map(({ title, priority, tasks }): Section => ({
      heading: title,
      note: `${labels.priority} ${priority}`,
      parts: [{ kind: 'list', items: tasks }],
    })),
    { heading: headings.rules, parts: [rules] },
  ],
});

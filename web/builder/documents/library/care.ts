import type { FinishId } from '@works/stone/codes/finishes';
import { inOneRun, type Body, type PdfPart, type PdfSection } from '@works/stone/pdf/document-model';
import { careTexts as texts } from '../../../content/document-texts.ts';
import { finishes } from '../../../content/finishes.ts';
import { cleaningPage, donts, dos, seasons, stains, surfaceCare } from '../../../pages/cleaning/words.ts';
import { finishPictureName } from '../../../pictures/picture-names.ts';

const { headings, labels } = cleaningPage;
const nameOf = (id: FinishId) => finishes.find((finish) => finish.id === id)?.name ?? '';

const rules: PdfPart = {
  kind: 'pair',
  lists: [
    { title: labels.dos, items: dos },
    { title: labels.donts, items: donts },
  ],
};

/** Terms and their explanations, as a table without headings. */
export function termTable(summary: string, rows: readonly (readonly [string, string])[]): PdfPart {
  return { kind: 'table', summary, spans: [1, 3], rows };
}

const general: PdfSection = { heading: headings.notes, parts: [{ kind: 'text', paragraphs: cleaningPage.notes }] };

export const surfaceCareGuide = (): Body => ({
  sections: [
    ...surfaceCare.map(({ finish, method, frequency, note, tools }): PdfSection => ({
      heading: nameOf(finish),
      figure: finishPictureName(finish),
      parts: [
        termTable(nameOf(finish), [
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
  picture: 'fleck-wein-und-kaffee',
  sections: [
    { heading: texts.before, parts: [{ kind: 'list', items: dos }] },
    ...stains.map(({ title, steps, caution }): PdfSection => ({
      heading: title,
      parts: [{ kind: 'list', items: steps, numbered: true }, termTable(title, [[texts.caution, caution]])],
    })),
    general,
  ],
});

export const seasonalCare = (): Body => ({
  picture: 'produkt-aussentreppen',
  sections: [
    ...seasons.map(({ title, priority, tasks }): PdfSection => ({
      heading: title,
      note: `${labels.priority} ${priority}`,
      parts: [{ kind: 'list', items: tasks }],
    })),
    { heading: headings.rules, parts: [rules] },
  ],
});

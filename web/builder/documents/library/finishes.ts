import { surfaces } from '@works/stone/mixes/surfaces';
import { inOneRun, type Body, type PdfSection } from '@works/stone/pdf/document-model';
import { finishTexts as texts } from '../../../content/document-texts.ts';
import { finishes, finishesPage } from '../../../content/finishes.ts';
import { materialLibrary } from '../../../content/material-library.ts';
import { cleaningPage } from '../../../pages/cleaning/words.ts';
import { finishPictureName } from '../../../pictures/picture-names.ts';
import { termTable } from './care.ts';

const { labels } = finishesPage;

export const finishComparison = (): Body => ({
  sections: [
    {
      heading: finishesPage.comparison,
      parts: [
        {
          kind: 'figures',
          figures: finishes.map(({ id, name }) => ({ picture: finishPictureName(id), caption: name })),
        },
      ],
    },
    { heading: materialLibrary.heading, note: materialLibrary.examples, parts: [{ kind: 'swatches', surfaces }] },
    { heading: texts.choosing, parts: [{ kind: 'text', paragraphs: finishesPage.paragraphs }] },
    ...finishes.map(({ id, name, description, properties, applications, slip, care }): PdfSection => ({
      heading: name,
      figure: finishPictureName(id),
      parts: [
        { kind: 'text', paragraphs: [description] },
        termTable(name, [
          [labels.properties, inOneRun(properties)],
          [labels.slip, slip],
          [labels.care, care],
          [labels.applications, inOneRun(applications)],
        ]),
      ],
    })),
  ],
});

export const finishProtection = (): Body => ({
  picture: finishPictureName('gestrahlt'),
  sections: [
    { heading: texts.protection, parts: [{ kind: 'text', paragraphs: cleaningPage.protection }] },
    { heading: texts.order, parts: [{ kind: 'list', items: texts.orderSteps, numbered: true }] },
    { heading: texts.useless, parts: [{ kind: 'list', items: texts.uselessItems }] },
    { heading: cleaningPage.headings.notes, parts: [{ kind: 'text', paragraphs: cleaningPage.notes }] },
  ],
});

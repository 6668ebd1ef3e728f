import { certificateNotes, certificatesPage, statusIn, validity } from '../../../content/certificates.ts';
import { standardParts, certificateTexts as texts } from '../../../content/document-texts.ts';
import { documentWords } from '../../../content/documents.ts';
import { type Certificate } from '../../../content/owner/certificate.ts';
import { certificates } from '../../../content/owner/certificates.ts';
import { testScope } from '../../../content/test-results.ts';
import type { Body, Section } from '../../../stone/pdf/document-model.ts';

const { labels } = certificatesPage;

/** The certificates of these titles, in this order. Throws if one is missing. */
function certificatesOf(titles: readonly string[]): readonly Certificate[] {
  return titles.map((title) => {
    const found = certificates.find((certificate) => certificate.title === title);
    if (!found) throw new Error(`There is no certificate «${title}».`);
    return found;
  });
}

/** What each covers, what it is and how long it is valid. */
const certificateSections = (titles: readonly string[]): readonly Section[] =>
  certificatesOf(titles).map(({ title, category, description }) => ({
    heading: title,
    parts: [
      { kind: 'text', paragraphs: [description] },
      {
        kind: 'table',
        summary: title,
        spans: [2, 1, 1],
        headings: [labels.category, labels.validity, labels.status],
        rows: [[category, validity, statusIn(new Date().getFullYear())]],
      },
    ],
  }));

/** What the test results apply to. */
export const scopeSection: Section = { heading: texts.scope, parts: [{ kind: 'text', paragraphs: [testScope.text] }] };

/** Says that the paper is a summary, and where the originals are. */
export const originalsSection: Section = {
  heading: certificatesPage.originals,
  parts: [
    { kind: 'text', paragraphs: [`${documentWords.summary} ${certificatesPage.originalsText} ${documentWords.where}`] },
  ],
};

const noteSection = (title: string): Section => {
  const note = certificateNotes.find((one) => one.title === title);
  if (!note) throw new Error(`There is no note «${title}».`);
  return { heading: title, parts: [{ kind: 'text', paragraphs: note.paragraphs }] };
};

export const qualityNote = noteSection('Qualitätssicherung');
export const standardsNote = noteSection('Schweizer Normen');

export const productStandards = (): Body => ({
  picture: 'produkt-aussenbelaege',
  sections: [
    ...certificateSections(['SN EN 1338', 'SN EN 1339', 'SN EN 1340']),
    {
      heading: texts.which,
      parts: [
        {
          kind: 'table',
          summary: texts.which,
          spans: [1, 1, 2],
          headings: [texts.whichColumns.part, texts.whichColumns.standard, texts.use],
          rows: standardParts.map(({ part, standard, use }) => [part, standard, use]),
        },
      ],
    },
    standardsNote,
    originalsSection,
  ],
});

export const qualityManagement = (): Body => ({
  picture: 'produkt-sichtbeton',
  sections: [
    ...certificateSections(['ISO 9001:2015']),
    { heading: texts.limits, parts: [{ kind: 'text', paragraphs: texts.qualityLimits }] },
    { heading: texts.use, parts: [{ kind: 'list', items: texts.qualityUse }] },
    qualityNote,
    originalsSection,
  ],
});

export const conformityAndEnvironment = (): Body => ({
  picture: 'projekt-fassade',
  sections: [
    ...certificateSections(['CE-Kennzeichnung', 'Umweltzertifikat']),
    { heading: texts.ce, parts: [{ kind: 'text', paragraphs: texts.ceTexts }] },
    { heading: texts.environment, parts: [{ kind: 'text', paragraphs: texts.environmentTexts }] },
    standardsNote,
    originalsSection,
  ],
});

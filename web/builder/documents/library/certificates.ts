import type { Body, PdfSection } from '@works/stone/pdf/document-model';
import { type Certificate } from '../../../../shared/owner/schema.ts';
import {
  certificateOf,
  otherCertificates,
  productStandards,
  qualityCertificate,
} from '../../../content/certificate-groups.ts';
import { standardParts, certificateTexts as texts } from '../../../content/document-texts.ts';
import { documentWords } from '../../../content/documents.ts';
import { testScope } from '../../../content/test-results.ts';
import {
  categories,
  certificateNotes,
  certificatesPage,
  validityOf,
  type CertificateNote,
} from '../../../pages/certificates/words.ts';

const { labels } = certificatesPage;

/** What each covers, what it is and how long it is valid. Not its status: a paper is read for years. */
const certificateSections = (shown: readonly Certificate[]): readonly PdfSection[] =>
  shown.map((certificate) => {
    const { title, category, description } = certificate;
    return {
      heading: title,
      parts: [
        { kind: 'text', paragraphs: [description] },
        {
          kind: 'table',
          summary: title,
          spans: [1, 1],
          headings: [labels.category, labels.validity],
          rows: [[categories[category], validityOf(certificate)]],
        },
      ],
    };
  });

/** What the test results apply to. */
export const scopeSection: PdfSection = {
  heading: texts.scope,
  parts: [{ kind: 'text', paragraphs: [testScope.text] }],
};

/** Says that the paper is a summary, and where the originals are. */
export const originalsSection: PdfSection = {
  heading: certificatesPage.originals,
  parts: [
    { kind: 'text', paragraphs: [`${documentWords.summary} ${certificatesPage.originalsText} ${documentWords.where}`] },
  ],
};

const noteSection = ({ title, paragraphs }: CertificateNote): PdfSection => ({
  heading: title,
  parts: [{ kind: 'text', paragraphs }],
});

export const qualityNote = noteSection(certificateNotes.quality);
export const standardsNote = noteSection(certificateNotes.standards);

const standardRows = standardParts.flatMap(({ part, standard, use }) => {
  const certificate = certificateOf(standard);
  return certificate ? [[part, certificate.title, use]] : [];
});

const whichSection: PdfSection = {
  heading: texts.which,
  parts: [
    {
      kind: 'table',
      summary: texts.which,
      spans: [1, 1, 2],
      headings: [texts.whichColumns.part, texts.whichColumns.standard, texts.use],
      rows: standardRows,
    },
  ],
};

export const standardsSummary = (): Body => ({
  picture: 'produkt-aussenbelaege',
  sections: [
    ...certificateSections(productStandards),
    ...(standardRows.length > 0 ? [whichSection] : []),
    standardsNote,
    originalsSection,
  ],
});

export const qualityManagement = (): Body => ({
  picture: 'produkt-sichtbeton',
  sections: [
    ...certificateSections(qualityCertificate ? [qualityCertificate] : []),
    { heading: texts.limits, parts: [{ kind: 'text', paragraphs: texts.qualityLimits }] },
    { heading: texts.use, parts: [{ kind: 'list', items: texts.qualityUse }] },
    qualityNote,
    originalsSection,
  ],
});

/** What a reader of the paper needs to know of a certificate, if the company has it. */
function aboutCertificate(
  id: string,
  heading: (title: string) => string,
  paragraphs: readonly string[],
): readonly PdfSection[] {
  const certificate = certificateOf(id);
  return certificate ? [{ heading: heading(certificate.title), parts: [{ kind: 'text', paragraphs }] }] : [];
}

export const otherCertificatesSummary = (): Body => ({
  picture: 'projekt-fassade',
  sections: [
    ...certificateSections(otherCertificates),
    ...aboutCertificate('ce', texts.ce, texts.ceTexts),
    ...aboutCertificate('umwelt', texts.environment, texts.environmentTexts),
    standardsNote,
    originalsSection,
  ],
});

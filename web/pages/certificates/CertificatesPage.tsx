import { certificates } from '../../../shared/owner/certificates.ts';
import { paths } from '../../../shared/paths.ts';
import { DownloadTable } from '../../components/documents/DownloadTable.tsx';
import { OpeningFigure } from '../../components/figures/OpeningFigure.tsx';
import { ForwardLink } from '../../components/page/BackLink.tsx';
import { ClosingCall } from '../../components/page/ClosingCall.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Prose, Section } from '../../components/page/Section.tsx';
import { DefinitionList } from '../../components/text/Lists.tsx';
import { TermList } from '../../components/text/TermList.tsx';
import { linkTo } from '../../content/deep-links.ts';
import { documents } from '../../content/library.ts';
import { testResults, testScope } from '../../content/test-results.ts';
import { roughPicture } from '../../pictures/rough-picture.ts';
import { CertificateGroups } from './CertificateGroups.tsx';
import { certificateNotes, certificatesPage } from './words.ts';

const summaries = documents.filter(({ category }) => category === 'zertifikate');

/** Proofs, certificates, and what they say; the measured values open the page. */
export function Page({ path }: PageProps) {
  const { heading, intro, headings, links, originals, originalsText, originalsRequest } = certificatesPage;
  return (
    <>
      <PageHeader
        path={path}
        heading={heading}
        intro={intro}
        opening={roughPicture && <OpeningFigure picture={roughPicture} layout="facts" />}
        layout="facts"
      >
        <DefinitionList
          items={testResults.map(({ label, value, unit }) => ({
            term: label,
            description: <strong>{[value, unit].filter(Boolean).join('\u00a0')}</strong>,
          }))}
        />
      </PageHeader>
      <Section id="pruefergebnisse" heading={headings.results} intro={testScope.text} tone="band">
        <TermList items={testResults.map(({ label, meaning }) => ({ term: label, text: meaning }))} />
      </Section>
      {certificates.length > 0 && (
        <Section id="zertifikate" heading={headings.certificates} layout="wide">
          <CertificateGroups certificates={certificates} />
        </Section>
      )}
      {summaries.length > 0 && (
        <Section id="dokumente" heading={headings.documents}>
          <DownloadTable caption={headings.documents} files={summaries} />
          <ForwardLink to={paths.library}>{links.library}</ForwardLink>
        </Section>
      )}
      {Object.values(certificateNotes).map(({ id, title, paragraphs }) => (
        <Section key={id} id={id} heading={title}>
          <Prose paragraphs={paragraphs} />
        </Section>
      ))}
      <ClosingCall
        heading={originals}
        text={originalsText}
        actions={[
          { label: links.contact, to: linkTo(paths.contact, { message: originalsRequest }) },
          { label: links.complaint, to: paths.complaint },
        ]}
      />
    </>
  );
}

import { paths } from '../../shared/paths.ts';
import { ForwardLink } from '../components/BackLink.tsx';
import { Status } from '../components/Badge.tsx';
import { buildYear } from '../components/build-year.ts';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { KeyFigures } from '../components/KeyFigures.tsx';
import type { PageProps } from '../components/page-props.ts';
import { PageHeader } from '../components/PageHeader.tsx';
import { RecordTable, type Column } from '../components/RecordTable.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { certificateNotes, certificatesPage, statusIn, validity } from '../content/certificates.ts';
import { libraryLink, linkTo } from '../content/deep-links.ts';
import { type Certificate } from '../content/owner/certificate.ts';
import { certificates } from '../content/owner/certificates.ts';
import { testResults, testScope } from '../content/test-results.ts';

const { labels } = certificatesPage;
const status = statusIn(buildYear);
const columns: readonly Column<Certificate>[] = [
  { heading: labels.title, cell: ({ title }) => title, width: 'short' },
  { heading: labels.description, cell: ({ description }) => description, width: 'full' },
  { heading: labels.category, cell: ({ category }) => category, width: 'short' },
  { heading: labels.validity, cell: () => validity, width: 'short' },
  {
    heading: labels.status,
    cell: () => <Status tone={status === 'Aktiv' ? 'good' : 'neutral'}>{status}</Status>,
    width: 'short',
  },
];

/** Proofs, certificates, and what they say. */
export function Page({ path }: PageProps) {
  const { heading, intro, headings, links, originals, originalsText, originalsRequest } = certificatesPage;
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro} />
      <Section heading={headings.results} intro={testScope.text} tone="band" layout="wide">
        <KeyFigures items={testResults} />
      </Section>
      <Section heading={headings.certificates} layout="wide">
        <RecordTable
          caption={headings.certificates}
          keyOf={({ title }) => title}
          narrow="inline"
          records={certificates}
          columns={columns}
        />
        <ForwardLink to={libraryLink('Zertifikate')}>{links.library}</ForwardLink>
      </Section>
      {certificateNotes.map(({ title, paragraphs }) => (
        <Section key={title} heading={title}>
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

import { certificates } from '../../../shared/owner/certificates.ts';
import type { Certificate } from '../../../shared/owner/schema.ts';
import { paths } from '../../../shared/paths.ts';
import { DownloadTable } from '../../components/documents/DownloadTable.tsx';
import { OpeningFigure } from '../../components/figures/OpeningFigure.tsx';
import { ForwardLink } from '../../components/page/BackLink.tsx';
import { Status } from '../../components/page/Badge.tsx';
import { ClosingCall } from '../../components/page/ClosingCall.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import section from '../../components/page/Section.module.css';
import { Prose, Section } from '../../components/page/Section.tsx';
import { KeyFigures } from '../../components/tables/KeyFigures.tsx';
import { RecordTable, type Column } from '../../components/tables/RecordTable.tsx';
import { RunningText } from '../../components/text/RunningText.tsx';
import { TermList } from '../../components/text/TermList.tsx';
import { useYear } from '../../components/use-year.ts';
import { linkTo } from '../../content/deep-links.ts';
import { documents } from '../../content/library.ts';
import { testResults, testScope } from '../../content/test-results.ts';
import { testPicture } from '../../pictures/test-picture.ts';
import styles from './Certificates.module.css';
import { categories, certificateNotes, certificatesPage, listed, stateIn, statusIn, validityOf } from './words.ts';

const { labels } = certificatesPage;
const summaries = documents.filter(({ category }) => category === 'zertifikate');

const columns: readonly Column<Certificate>[] = [
  { heading: labels.title, cell: ({ title }) => title, width: 'line' },
  {
    heading: labels.description,
    cell: ({ description }) => <RunningText>{description}</RunningText>,
    width: 'full',
  },
  { heading: labels.category, cell: ({ category }) => categories[category] },
  { heading: labels.validity, cell: validityOf, width: 'short' },
  { heading: labels.status, cell: (certificate) => <CurrentStatus {...certificate} />, width: 'short' },
];

function CurrentStatus(certificate: Certificate) {
  const year = useYear();
  return (
    <Status tone={stateIn(certificate, year) === 'valid' ? 'good' : 'neutral'}>{statusIn(certificate, year)}</Status>
  );
}

/** The measured values, then norms and certificates, and what they say. */
export function Page({ path }: PageProps) {
  const { heading, intro, headings, links, originals, originalsText, originalsRequest } = certificatesPage;
  return (
    <>
      <PageHeader
        path={path}
        heading={heading}
        intro={intro}
        opening={testPicture && <OpeningFigure picture={testPicture} />}
        layout="facts"
      >
        <KeyFigures items={testResults} />
      </PageHeader>
      <Section id="pruefergebnisse" heading={headings.results} intro={testScope.text}>
        <TermList items={testResults.map(({ label, meaning }) => ({ term: label, text: meaning }))} />
      </Section>
      {certificates.length > 0 && (
        <Section id="zertifikate" heading={headings.certificates} layout="wide" tone="band">
          <RecordTable
            caption={headings.certificates}
            keyOf={({ id }) => id}
            records={listed(certificates)}
            columns={columns}
            narrow="inline"
          />
        </Section>
      )}
      {summaries.length > 0 && (
        <Section id="dokumente" heading={headings.documents}>
          <DownloadTable caption={headings.documents} files={summaries} />
          <ForwardLink to={paths.library}>{links.library}</ForwardLink>
        </Section>
      )}
      <div className={section.section}>
        <div className={`${section.inner} ${styles.notes}`}>
          {Object.values(certificateNotes).map(({ id, title, paragraphs }) => (
            <section key={id} id={id} aria-label={title}>
              <h2>{title}</h2>
              <Prose paragraphs={paragraphs} />
            </section>
          ))}
        </div>
      </div>
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

import { productCards } from 'virtual:product-cards';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { DownloadButton } from '../components/DownloadButton.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { RecordTable, type Column } from '../components/RecordTable.tsx';
import { Section } from '../components/Section.tsx';
import { testScope } from '../content/certificates.ts';
import { swissDate, type DocumentEntry } from '../content/documents.ts';
import { asDxf, coveredBy, downloadGroups, productDownloadsPage } from '../content/product-downloads.ts';
import { documentPath } from '../documents/document-path.ts';
import { fileSize } from '../documents/file-size.ts';
import { paths } from '../../shared/paths.ts';
import styles from './ProductDownloads.module.css';
import type { PageProps } from '../components/page-props.ts';

const { columns } = productDownloadsPage;
const fileColumns: readonly Column<DocumentEntry>[] = [
  { heading: columns.title, cell: (file) => <FileName file={file} /> },
  { heading: columns.format, cell: ({ format }) => format, width: 'short' },
  { heading: columns.size, cell: (file) => fileSize(file), width: 'short' },
  { heading: columns.date, cell: ({ date }) => swissDate(date), width: 'short' },
  { heading: columns.file, cell: (file) => <DownloadButton file={file} label={productDownloadsPage.downloadLabel} />, width: 'short' },
];

/** The product files in four groups, with the products that each covers. */
export function Page({ path }: PageProps) {
  const { heading, intro, help } = productDownloadsPage;
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro} />
      {downloadGroups.map(({ id, title, description, files }) => (
        <Section key={id} id={id} heading={title} intro={description}>
          <RecordTable
            caption={title}
            narrow="inline"
            keyOf={(file) => file.id}
            records={files}
            columns={fileColumns}
          />
        </Section>
      ))}
      <ClosingCall
        heading={help.heading}
        text={help.text}
        actions={[
          { label: help.consultation, to: paths.consultation },
          { label: help.contact, to: paths.contact },
        ]}
      />
    </>
  );
}

function FileName({ file }: { readonly file: DocumentEntry }) {
  const covered = coveredBy(file, Object.values(productCards));
  return (
    <>
      {file.title}
      <span className={styles.products}>
        {covered.length === 0 && testScope.products}
        {covered.map(({ page, name }) => (
          <PageLink key={page} to={paths[page]} className={styles.product}>
            {name}
          </PageLink>
        ))}
        {file.format === 'DWG' && <DxfLink file={asDxf(file)} />}
      </span>
    </>
  );
}

function DxfLink({ file }: { readonly file: DocumentEntry }) {
  const label = productDownloadsPage.dxf(fileSize(file));
  return (
    <a href={documentPath(file)} download aria-label={`${file.title}, ${label}`} className={styles.product}>
      {label}
    </a>
  );
}

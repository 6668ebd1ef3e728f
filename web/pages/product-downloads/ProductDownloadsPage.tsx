import { paths } from '../../../shared/paths.ts';
import { DownloadButton } from '../../components/documents/DownloadButton.tsx';
import { fileSize } from '../../components/documents/file-size.ts';
import { ProductFileName } from '../../components/documents/ProductFileName.tsx';
import { ClosingCall } from '../../components/page/ClosingCall.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Section } from '../../components/page/Section.tsx';
import { RecordTable, type Column } from '../../components/tables/RecordTable.tsx';
import { dateOf } from '../../content/document-dates.ts';
import { swissDate, type DocumentEntry } from '../../content/documents.ts';
import { productDownloadsPage } from '../../content/product-downloads-page.ts';
import { downloadGroups } from '../../content/product-downloads.ts';

const { columns } = productDownloadsPage;
const fileColumns: readonly Column<DocumentEntry>[] = [
  { heading: columns.title, cell: (file) => <ProductFileName file={file} /> },
  { heading: columns.format, cell: ({ format }) => format, width: 'short' },
  { heading: columns.size, cell: (file) => fileSize(file), width: 'short' },
  { heading: columns.date, cell: ({ id }) => swissDate(dateOf(id)), width: 'short' },
  {
    heading: columns.file,
    cell: (file) => <DownloadButton file={file} label={productDownloadsPage.downloadLabel} />,
    width: 'short',
  },
];

/** The product files in four groups, each once, with the products that it covers. */
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

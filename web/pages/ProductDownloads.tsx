import { productCards } from 'virtual:product-cards';
import { paths } from '../../shared/paths.ts';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { documentFile, documentPath } from '../components/document-path.ts';
import { DownloadButton } from '../components/DownloadButton.tsx';
import { fileSize } from '../components/file-size.ts';
import type { PageProps } from '../components/page-props.ts';
import { PageHeader } from '../components/PageHeader.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { ProductFileName } from '../components/ProductFileName.tsx';
import { RecordTable, type Column } from '../components/RecordTable.tsx';
import { Section } from '../components/Section.tsx';
import { productAnchor } from '../content/deep-links.ts';
import { swissDate, type DocumentEntry } from '../content/documents.ts';
import { productDownloadsPage } from '../content/product-downloads-page.ts';
import { downloadGroups, fileKinds, filesOf } from '../content/product-downloads.ts';
import styles from './ProductDownloads.module.css';

const { columns } = productDownloadsPage;
const fileColumns: readonly Column<DocumentEntry>[] = [
  { heading: columns.title, cell: (file) => <ProductFileName file={file} /> },
  { heading: columns.format, cell: ({ format }) => format, width: 'short' },
  { heading: columns.size, cell: (file) => fileSize(file), width: 'short' },
  { heading: columns.date, cell: ({ date }) => swissDate(date), width: 'short' },
  {
    heading: columns.file,
    cell: (file) => <DownloadButton file={file} label={productDownloadsPage.downloadLabel} />,
    width: 'short',
  },
];

/** The product files in four groups, with the products that each covers, and by product. */
export function Page({ path }: PageProps) {
  const { heading, intro, help, byProduct } = productDownloadsPage;
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
      <Section heading={byProduct.heading} intro={byProduct.intro}>
        <dl className={styles.products}>
          {Object.values(productCards).map(({ page, name, documents }) => (
            <div key={page} id={productAnchor(page)} className={styles.product}>
              <dt>
                <PageLink to={paths[page]}>{name}</PageLink>
              </dt>
              {filesOf({ documents }).map((file) => (
                <dd key={documentFile(file)}>
                  <a
                    href={documentPath(file)}
                    download
                    aria-label={`${name}: ${fileKinds[file.group.id]} ${file.format}`}
                  >
                    {`${fileKinds[file.group.id]} ${file.format}`}
                  </a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Section>
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

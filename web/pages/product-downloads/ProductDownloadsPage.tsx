import { paths } from '../../../shared/paths.ts';
import { DownloadTable } from '../../components/documents/DownloadTable.tsx';
import { ClosingCall } from '../../components/page/ClosingCall.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Section } from '../../components/page/Section.tsx';
import { productDownloadsPage } from '../../content/product-downloads-page.ts';
import { downloadGroups } from '../../content/product-downloads.ts';

/** The product files in four groups, each once, with the products that it covers. */
export function Page({ path }: PageProps) {
  const { heading, intro, help } = productDownloadsPage;
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro} />
      {downloadGroups.map(({ id, title, description, files }) => (
        <Section key={id} id={id} heading={title} intro={description} layout="wide">
          <DownloadTable caption={title} files={files} hasButtons />
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

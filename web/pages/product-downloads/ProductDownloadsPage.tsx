import { paths } from '../../../shared/paths.ts';
import { OpeningFigure } from '../../components/figures/OpeningFigure.tsx';
import { JumpList } from '../../components/page/BackLink.tsx';
import { ClosingCall } from '../../components/page/ClosingCall.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import section from '../../components/page/Section.module.css';
import { productDownloadsPage } from '../../content/product-downloads-page.ts';
import { downloadGroups } from '../../content/product-downloads.ts';
import { sheetsPicture } from '../../pictures/sheets-picture.ts';
import { FileList } from './FileList.tsx';
import styles from './ProductDownloads.module.css';

/** The product files in four groups, each once, with the products that it covers. */
export function Page({ path }: PageProps) {
  const { heading, intro, help } = productDownloadsPage;
  return (
    <>
      <PageHeader
        path={path}
        heading={heading}
        intro={intro}
        opening={sheetsPicture && <OpeningFigure picture={sheetsPicture} />}
        layout="facts"
      >
        <JumpList parts={downloadGroups} />
      </PageHeader>
      <div className={`${section.section} ${styles.groups}`}>
        {downloadGroups.map(({ id, title, description, files }) => (
          <section key={id} id={id} aria-label={title}>
            <div className={styles.head}>
              <h2>{title}</h2>
              <p>{description}</p>
            </div>
            <FileList files={files} />
          </section>
        ))}
      </div>
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

import { sampleFolder } from '../../shared/forms/sample-folder.ts';
import { AtelierSection } from '../atelier/AtelierSection.tsx';
import { Figure } from '../components/Figure.tsx';
import { RequestPage } from '../forms/RequestPage.tsx';
import { sampleFolderPage } from '../content/request-pages/sample-folder.ts';
import { samplesPicture, terrazzoPicture } from '../pictures/material-pictures.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return (
    <>
      <RequestPage
        path={path}
        text={sampleFolderPage}
        form={sampleFolder}
        subject={<Figure picture={samplesPicture} ratio="banner" sizes="(min-width: 108em) 100rem, 92vw" priority />}
      />
      <AtelierSection picture={terrazzoPicture} />
    </>
  );
}

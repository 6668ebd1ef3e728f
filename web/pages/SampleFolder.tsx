import { sampleFolder } from '../../shared/forms/sample-folder.ts';
import { AtelierSection } from '../components/AtelierSection.tsx';
import { RequestPage } from '../components/RequestPage.tsx';
import { sampleFolderPage } from '../content/request-pages/sample-folder.ts';
import type { PageProps } from '../lazy-page.tsx';
import { samplesPicture } from '../pictures/material-pictures.ts';

export function Page({ path }: PageProps) {
  return (
    <>
      <RequestPage path={path} text={sampleFolderPage} form={sampleFolder} />
      <AtelierSection picture={samplesPicture} />
    </>
  );
}

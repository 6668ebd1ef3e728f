import { sampleFolder } from '../../shared/forms/sample-folder.ts';
import { RequestPage } from '../components/RequestPage.tsx';
import { sampleFolderPage } from '../content/request-pages.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <RequestPage path={path} text={sampleFolderPage} form={sampleFolder} />;
}

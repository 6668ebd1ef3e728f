import { returns } from '../../../shared/forms/returns.ts';
import type { PageProps } from '../../components/page/page-props.ts';
import { RequestPage } from '../../forms/RequestPage.tsx';
import { returnsPage } from './words.ts';

export function Page({ path }: PageProps) {
  return <RequestPage path={path} text={returnsPage} form={returns} />;
}

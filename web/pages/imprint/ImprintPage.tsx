import { LICENCES } from '../../../shared/paths.ts';
import { CompanyData } from '../../components/company/CompanyData.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { LegalText } from '../../components/text/LegalText.tsx';
import { imprint } from '../../content/imprint.ts';
import { SurfaceBand } from '../../tools/surfaces/SurfaceBand.tsx';

/** Who answers for the site. */
export function Page({ path }: PageProps) {
  return (
    <>
      <PageHeader path={path} heading={imprint.heading} opening={<SurfaceBand number="05" />} layout="place">
        <CompanyData />
      </PageHeader>
      <LegalText
        parts={[...imprint.sections, { ...imprint.licences, after: <a href={LICENCES}>{imprint.licences.link}</a> }]}
      />
    </>
  );
}

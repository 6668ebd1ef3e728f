import { LICENCES } from '../../../shared/paths.ts';
import { CompanyData } from '../../components/company/CompanyData.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { LegalText } from '../../components/text/LegalText.tsx';
import { imprint } from '../../content/imprint.ts';

/** Who answers for the site. */
export function Page({ path }: PageProps) {
  return (
    <>
      <PageHeader path={path} heading={imprint.heading} />
      <LegalText
        parts={[
          { ...imprint.company, after: <CompanyData /> },
          ...imprint.sections,
          { ...imprint.licences, after: <a href={LICENCES}>{imprint.licences.link}</a> },
        ]}
      />
    </>
  );
}

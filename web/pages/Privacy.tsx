import type { ReactNode } from 'react';
import { CompanyData } from '../components/CompanyData.tsx';
import { LegalText } from '../components/LegalText.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { RecordTable } from '../components/RecordTable.tsx';
import { privacy } from '../content/legal.ts';
import type { PageProps } from '../lazy-page.tsx';

/** The privacy statement, with the table of what each form stores. */
export function Page({ path }: PageProps) {
  const after: Readonly<Record<string, ReactNode>> = { daten: <StoredForms />, kontakt: <CompanyData /> };
  return (
    <>
      <PageHeader path={path} heading={privacy.heading} intro={privacy.intro} />
      <LegalText parts={privacy.sections.map((section) => ({ ...section, after: after[section.id] }))} />
    </>
  );
}

function StoredForms() {
  const { caption, columns, rows } = privacy.storedForms;
  return (
    <div>
      <RecordTable
        caption={caption}
        keyOf={({ form }) => form}
        records={rows}
        columns={[
          { heading: columns.form, cell: ({ form }) => form },
          { heading: columns.fields, cell: ({ fields }) => fields.join(', ') },
          { heading: columns.kept, cell: ({ kept }) => kept, width: 'short' },
        ]}
      />
    </div>
  );
}

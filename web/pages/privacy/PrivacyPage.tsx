import { Fragment, type ReactNode } from 'react';
import { CompanyData } from '../../components/company/CompanyData.tsx';
import { DeviceData } from '../../components/device/DeviceData.tsx';
import { JumpList } from '../../components/page/BackLink.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { RecordTable, type Column } from '../../components/tables/RecordTable.tsx';
import { LegalText } from '../../components/text/LegalText.tsx';
import { SurfaceBand } from '../../tools/surfaces/SurfaceBand.tsx';
import styles from './Privacy.module.css';
import { privacy, type StoredForm } from './words.ts';

/** The privacy statement, with the table of what each form stores. */
export function Page({ path }: PageProps) {
  const after: Readonly<Record<string, ReactNode>> = {
    daten: <StoredForms />,
    cookies: <DeviceData />,
    kontakt: <CompanyData />,
  };
  return (
    <>
      <PageHeader
        path={path}
        heading={privacy.heading}
        intro={privacy.intro}
        opening={<SurfaceBand number="17" />}
        layout="facts"
      >
        <JumpList parts={privacy.sections} />
      </PageHeader>
      <LegalText parts={privacy.sections.map((section) => ({ ...section, after: after[section.id] }))} />
    </>
  );
}

const { columns } = privacy.storedForms;
const storedColumns: readonly Column<StoredForm>[] = [
  { heading: columns.form, cell: ({ form }) => form },
  { heading: columns.fields, cell: ({ fields }) => <FieldNames fields={fields} />, width: 'full' },
  { heading: columns.kept, cell: ({ kept }) => kept, width: 'short' },
];

function FieldNames({ fields }: { readonly fields: readonly string[] }) {
  return fields.map((field, index) => (
    <Fragment key={field}>
      {index > 0 && ' '}
      <span className={styles.field}>{index < fields.length - 1 ? `${field},` : field}</span>
    </Fragment>
  ));
}

function StoredForms() {
  const { caption, rows } = privacy.storedForms;
  return (
    <div>
      <RecordTable caption={caption} keyOf={({ form }) => form} records={rows} columns={storedColumns} />
    </div>
  );
}

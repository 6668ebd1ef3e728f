import { expect, it } from 'vitest';
import { company } from '../../../shared/owner/company.ts';
import { paths } from '../../../shared/paths.ts';
import { structuredData } from '../../../web/builder/structured-data.ts';

it('says where the company is, field by field', () => {
  const [organisation] = structuredData(paths.home);
  const { street, postalCode, city } = company;
  expect(organisation?.['address']).toMatchObject({ streetAddress: street, postalCode, addressLocality: city });
});

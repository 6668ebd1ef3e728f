import { alphabetically } from '../../shared/language.ts';
import { certificates } from '../../shared/owner/certificates.ts';
import type { Certificate } from '../../shared/owner/schema.ts';

/** The certificate of an id, if the company has it. */
export const certificateOf = (id: Certificate['id']): Certificate | undefined =>
  certificates.find((certificate) => certificate.id === id);

/** SN EN 1338 before 1340. */
export const byTitle = (one: Certificate, other: Certificate): number => alphabetically(one.title, other.title);

/** Product standards, sorted by their numbers. */
export const productStandards: readonly Certificate[] = certificates
  .filter(({ category }) => category === 'product')
  .sort(byTitle);

/** The certificate about the management of quality, which has a separate document. */
export const qualityCertificate = certificateOf('iso-9001');

/** All that are neither. */
export const otherCertificates: readonly Certificate[] = certificates.filter(
  (certificate) => certificate.category !== 'product' && certificate !== qualityCertificate,
);

/** Standards first, as a tender names them. */
export const certificateTitles: readonly string[] = [
  ...productStandards,
  ...(qualityCertificate ? [qualityCertificate] : []),
  ...otherCertificates,
].map(({ title }) => title);

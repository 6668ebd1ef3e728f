import { certificates } from '../../shared/owner/certificates.ts';
import type { Certificate } from '../../shared/owner/schema.ts';

/** The certificate of an id, if the company has it. */
export const certificateOf = (id: Certificate['id']): Certificate | undefined =>
  certificates.find((certificate) => certificate.id === id);

export const productStandards: readonly Certificate[] = certificates.filter(({ category }) => category === 'product');

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

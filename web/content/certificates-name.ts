import { certificates } from '../../shared/owner/certificates.ts';

export const hasCertificates = certificates.length > 0;

/** How links name the page of the certificates: without any it has the test results. */
export const certificatesName = hasCertificates ? 'Zertifikate' : 'Prüfergebnisse';

import { DAY_MS } from '../../shared/retention.ts';
import { statusIn } from '../content/certificates.ts';
import { certificateYears } from '../content/owner/certificates.ts';

/** How long before the end the build warns, in days: time to renew the certificates and their years. */
const NOTICE_DAYS = 90;

/**
 * What the build says about the validity of the certificates.
 * @returns undefined as long as they are valid for longer than the notice
 */
export function validityWarning(today: Date): string | undefined {
  const end = new Date(certificateYears.last + 1, 0, 1);
  const days = Math.ceil((end.getTime() - today.getTime()) / DAY_MS);
  if (days > NOTICE_DAYS) return undefined;
  const when = days > 0 ? `end in ${days} days` : 'have ended';
  return `The certificates ${when}: from ${certificateYears.last + 1} on, their status is «${statusIn(certificateYears.last + 1)}». Set their years in web/content/owner/certificates.ts.`;
}

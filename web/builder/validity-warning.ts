import { certificates } from '../../shared/owner/certificates.ts';
import { DAY_MS } from '../../shared/retention.ts';
import { statusIn } from '../pages/certificates/words.ts';

/** How long before the end the build warns, in days: time to renew a certificate and its years. */
const NOTICE_DAYS = 90;

/** What the build says about certificates whose validity ends soon or has ended: one line for each year. */
export function validityWarnings(today: Date): readonly string[] {
  const ending = Map.groupBy(certificates, ({ years }) => years.last);
  return Array.from(ending).flatMap(([last = Infinity, [first, ...others]]) => {
    const days = daysUntil(last + 1, today);
    if (!first || !(days <= NOTICE_DAYS)) return [];
    const when = days > 0 ? `end in ${days} ${days === 1 ? 'day' : 'days'}` : 'have ended';
    const titles = [first, ...others].map(({ title }) => title).join(', ');
    return `Certificates that ${when}: ${titles}. From ${last + 1} on, their status is «${statusIn(first, last + 1)}». Set their years in shared/owner/certificates.ts.`;
  });
}

/** Days until the first of January of a year, by the calendar of this machine as the status is; NaN for none. */
const daysUntil = (year: number, today: Date): number =>
  (Date.UTC(year, 0, 1) - Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())) / DAY_MS;

// The weekly run fails by it: .github/workflows/watch.yml.
if (import.meta.main) {
  const warnings = validityWarnings(new Date());
  for (const warning of warnings) console.error(warning);
  process.exitCode = Math.min(warnings.length, 1);
}

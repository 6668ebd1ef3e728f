import { allForms } from '../shared/forms/all-forms.ts';
import { certificateDays } from './probe/certificate.ts';

/** What the state machine hands over: answers of AWS, and what the stack knows. */
export interface Facts {
  /** Start of the execution, ISO 8601. */
  readonly now: string;
  readonly stage: string;
  /** Origin of the site. */
  readonly site: string;
  /** Address of the entry in the runbook. */
  readonly runbook: string;
  /** Day on which AWS ends the support of the functions' Node.js, ISO 8601. */
  readonly runtimeEnds: string;
  /** US dollars a month. */
  readonly budget: number;
  /** US dollars since the first of the month. */
  readonly spent: string;
  /** Of `MAILED_DAYS` days, by the id of the form, `sent` or `bounced`. */
  readonly series: readonly { readonly Label: string; readonly Values: readonly number[] }[];
  /** Copies that were completed since the day before yesterday. Absent without a backup. */
  readonly copies?: readonly { readonly ResourceArn: string; readonly CompletionDate: string }[];
}

export const MAILED_DAYS = 30;
/** Day of the month on which it is mailed; every month has it. */
const MAILED_ON = 28;
const HOUR_MS = 3_600_000;

/**
 * Composes the operator's monthly mail, and reads nothing of AWS. It runs every day, so that what has failed shows within the day, and not on the
 * day of the mail (docs/runbook.md, `monthly-mail`).
 * @throws Error if the site shows no valid certificate
 */
export async function handler(facts: Facts) {
  const { now, stage, site, budget, spent, series, copies, runtimeEnds, runbook } = facts;
  const sum = (wanted: string) =>
    series
      .filter(({ Label }) => Label === wanted)
      .flatMap(({ Values }) => Values)
      .reduce((total, value) => total + value, 0);
  const requests = allForms.map(({ id, name }) => [name, sum(id)] as const);
  const all = requests.reduce((total, [, count]) => total + count, 0);
  const days = await certificateDays(site);
  return {
    isDue: new Date(now).getUTCDate() === MAILED_ON,
    subject: `Website ${stage}: Monatsbericht ${now.slice(0, 10)}`,
    text: [
      `Die Überwachung von ${site} läuft. Dieser Bericht kommt am ${MAILED_ON}. jedes Monats; bleibt er aus, meldet sich ein Alarm.`,
      `Anfragen der letzten ${MAILED_DAYS} Tage, Ihre Proben eingeschlossen: ${all} (${requests.map(([name, count]) => `${name} ${count}`).join(', ')}).`,
      `Mails der letzten ${MAILED_DAYS} Tage: ${sum('sent')} verschickt, ${sum('bounced')} zurückgekommen.`,
      copies ? copiesText(copies, Date.parse(now)) : 'Kopien: Ausserhalb dieses Kontos gibt es keine.',
      `Zertifikat: gilt noch ${days} Tage.`,
      `Laufzeitumgebung: AWS pflegt sie bis ${runtimeEnds.split('-').toReversed().join('.')}.`,
      `Kosten seit Monatsbeginn: ${Number(spent).toFixed(2)} von ${budget.toFixed(2)} USD.`,
      `Erklärt ist alles hier: ${runbook}`,
    ].join('\n\n'),
  };
}

/** The age of the newest copy of each table and of the photos. */
function copiesText(copies: NonNullable<Facts['copies']>, now: number): string {
  const expected = allForms.length + 1;
  const newest = new Map<string, number>();
  for (const { ResourceArn, CompletionDate } of copies)
    newest.set(ResourceArn, Math.max(newest.get(ResourceArn) ?? 0, Date.parse(CompletionDate)));
  if (newest.size < expected)
    return `Kopien: Nur ${newest.size} von ${expected} Beständen haben eine aus den letzten zwei Tagen.`;
  const hours = Math.ceil((now - Math.min(...newest.values())) / HOUR_MS);
  return `Kopien: Von allen ${expected} Beständen gibt es eine, die höchstens ${hours} Stunden alt ist.`;
}

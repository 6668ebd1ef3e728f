import { certificateDays, LEAST_DAYS } from '../../functions/probe/certificate.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { DAY_MS } from '../../shared/retention.ts';
import { RUNTIME_ENDS } from '../stack/constructs/bundled-function.ts';
import { ALARMS, type AlarmName } from '../stack/constructs/failures.ts';
import { cloudFrontLogs } from '../stack/constructs/log-storage.ts';
import { copiesStay, copiesVault, hasBackup } from '../stack/settings/backup.ts';
import {
  budgetName,
  EDGE_REGION,
  REGION,
  SITE_URL_OUTPUT,
  stackNames,
  UNSENT_QUEUE_OUTPUT,
} from '../stack/settings/names.ts';
import type { Settings } from '../stack/settings/settings.ts';
import { recipientsOf } from './alarm-checks.ts';
import { describeStack, outputOf, signedInAccount, type AwsCli } from './aws-cli.ts';
import { GERMAN, note, ok, runChecks, todo, type Finding } from './findings.ts';
import type { Terminal } from './terminal.ts';

type Findings = AsyncGenerator<Finding>;

/** A stage, and how to look at it. */
export interface WatchedStage {
  readonly settings: Settings;
  readonly ask: AwsCli;
  readonly now: Date;
}

/** The night's copies are made within hours; one night may fail. */
const OLDEST_COPY_HOURS = 36;
const RUNTIME_NOTICE_DAYS = 180;

/** Whether all is well on a stage. Reads only, and stores nothing. @returns whether there is nothing to do */
export async function checkStatus(watched: WatchedStage, terminal: Terminal): Promise<boolean> {
  const { settings, ask } = watched;
  const stack = await describeStack(ask, stackNames(settings.stage).website, REGION);
  const url = outputOf(stack, SITE_URL_OUTPUT);
  if (url === undefined) {
    terminal.print(`Die Stufe ${settings.stage} ist in diesem Konto nicht eingerichtet.`);
    return false;
  }
  const checks = {
    'Die Website': checkSite(url),
    'Die Alarme': checkAlarmStates(watched),
    'Die Empfänger der Alarme': checkRecipients(watched),
    'Die Mails': checkQueue(ask, outputOf(stack, UNSENT_QUEUE_OUTPUT)),
    'Die Kopien': checkCopies(watched),
    'Das Protokoll von CloudFront': checkLog(watched),
    'Die Kosten': checkCosts(watched),
    'Die Laufzeitumgebung': checkRuntime(watched),
  };
  return runChecks(checks, terminal, GERMAN);
}

async function* checkSite(url: string): Findings {
  const started = performance.now();
  const { status } = await fetch(url, { redirect: 'manual' });
  const ms = Math.round(performance.now() - started);
  yield status === 200
    ? ok(`Die Website antwortet unter ${url} in ${ms} ms.`)
    : todo(`Die Website antwortet unter ${url} mit ${status}.`);
  const days = await certificateDays(url);
  if (days === Infinity) return;
  yield days >= LEAST_DAYS
    ? ok(`Das Zertifikat gilt noch ${days} Tage.`)
    : todo(`Das Zertifikat endet in ${days} Tagen und wird nicht erneuert: Runbook, site-probe.`);
}

async function* checkAlarmStates({ settings, ask }: WatchedStage): Findings {
  const { stage, alarmAddresses, malwareScan, runbookUrl } = settings;
  if (alarmAddresses.length === 0) return yield note('Die Stufe hat keine Adressen für Alarme, also keine Alarme.');
  const prefix = `website-${stage}-`;
  const found = new Map<string, string>();
  for (const region of [REGION, EDGE_REGION]) {
    const states = await ask<readonly (readonly [name: string, state: string])[]>(
      `cloudwatch describe-alarms --alarm-name-prefix ${prefix} --region ${region} --query MetricAlarms[].[AlarmName,StateValue]`,
    );
    for (const [name, state] of states) found.set(name.slice(prefix.length), state);
  }
  const names = (Object.keys(ALARMS) as AlarmName[]).filter((name) => name !== 'malware-found' || malwareScan === 'on');
  const missing = names.filter((name) => !found.has(name));
  const ringing = names.filter((name) => found.get(name) === 'ALARM');
  for (const name of ringing) yield todo(`Alarm ${name}: ${runbookUrl}#${name}`);
  if (missing.length > 0)
    yield todo(`Es fehlen Alarme: ${missing.join(', ')}. Neu einrichten: npx cdk deploy --all -c stage=${stage}`);
  if (ringing.length + missing.length === 0) yield ok(`Von ${names.length} Alarmen ist keiner ausgelöst.`);
}

const FAULTS = {
  'not subscribed': 'ist nicht mehr angemeldet',
  'not confirmed': 'hat die Anmeldung nicht bestätigt',
  'unsubscribed by a click': 'wird durch einen Klick in einem Mail abgemeldet',
} as const;

async function* checkRecipients({ settings, ask }: WatchedStage): Findings {
  const { topics, faults } = await recipientsOf(settings, ask);
  if (topics === 0) return;
  for (const { kind, address, topic } of faults)
    yield todo(`${address} ${FAULTS[kind]} (${topic}): ${settings.runbookUrl}#the-alarms-reach-no-one`);
  if (faults.length === 0) yield ok(`Alarme erreichen ${settings.alarmAddresses.join(' und ')}.`);
}

async function* checkQueue(ask: AwsCli, queue: string | undefined): Findings {
  if (queue === undefined) return yield note('Die Stufe hat keine Adressen, also verschickt sie keine Mails.');
  const lost = Number(
    await ask(
      `sqs get-queue-attributes --queue-url ${queue} --attribute-names ApproximateNumberOfMessages --region ${REGION} --query Attributes.ApproximateNumberOfMessages`,
    ),
  );
  yield lost === 0
    ? ok('Kein Mail ist liegen geblieben.')
    : todo(`${lost} Mails sind liegen geblieben: Runbook, unsent-mails.`);
}

async function* checkCopies({ settings, ask, now }: WatchedStage): Findings {
  if (!hasBackup(settings))
    return yield note('Ausserhalb dieses Kontos gibt es keine Kopie: backup in infra/stages.ts.');
  if (!copiesStay(settings))
    return yield note(`Die Kopien liegen im Konto ${settings.backup.account}: Schauen Sie dort nach.`);
  const points = await ask<readonly (readonly [resource: string, created: string])[]>(
    `backup list-recovery-points-by-backup-vault --backup-vault-name ${copiesVault(settings)} --region ${settings.backup.region} --query RecoveryPoints[?Status=='COMPLETED'].[ResourceArn,CreationDate]`,
  );
  const newest = new Map<string, number>();
  for (const [resource, created] of points)
    newest.set(resource, Math.max(newest.get(resource) ?? 0, new Date(created).getTime()));
  // Each form's table, and the photos.
  const expected = allForms.length + 1;
  const fresh = [...newest.values()].filter((time) => now.getTime() - time < OLDEST_COPY_HOURS * 3_600_000).length;
  yield fresh >= expected
    ? ok(`Alle ${expected} Bestände haben eine Kopie, die jünger ist als ${OLDEST_COPY_HOURS} Stunden.`)
    : todo(
        `Nur ${fresh} von ${expected} Beständen haben eine Kopie der letzten ${OLDEST_COPY_HOURS} Stunden: Runbook, backup-failed.`,
      );
}

async function* checkLog({ settings, ask, now }: WatchedStage): Findings {
  const account = await signedInAccount(ask);
  const { bucket, prefix } = cloudFrontLogs({ ...settings, account });
  for (const day of [now, new Date(now.getTime() - DAY_MS)]) {
    const folder = `${prefix}/${day.toISOString().slice(0, 10).replaceAll('-', '/')}`;
    const count = await ask<number | null>(
      `s3api list-objects-v2 --bucket ${bucket} --prefix ${folder} --max-keys 1 --region ${REGION} --query KeyCount`,
    );
    if ((count ?? 0) > 0) return yield ok('CloudFront legt sein Protokoll ab.');
  }
  yield todo(
    `Seit gestern liegt kein Protokoll von CloudFront in ${bucket}: npx cdk deploy ${stackNames(settings.stage).edgeWatch} --revert-drift -c stage=${settings.stage}`,
  );
}

async function* checkCosts({ settings, ask }: WatchedStage): Findings {
  const budgets = await ask<readonly (readonly [limit: string, spent: string | null])[] | null>(
    `budgets describe-budgets --account-id ${await signedInAccount(ask)} --region ${EDGE_REGION} --query Budgets[?BudgetName=='${budgetName(settings)}'].[BudgetLimit.Amount,CalculatedSpend.ActualSpend.Amount]`,
  );
  const [own] = budgets ?? [];
  if (!own) return yield note('Das Konto hat kein Budget dieser Stufe.');
  const [limit, spent] = own.map(Number) as [number, number];
  const text = `Dieser Monat kostet bisher ${spent.toFixed(2)} von ${limit.toFixed(2)} USD.`;
  yield spent < limit ? ok(text) : todo(`${text} Runbook, the-budgets-mail.`);
}

async function* checkRuntime({ now }: WatchedStage): Findings {
  const days = Math.floor((Date.parse(RUNTIME_ENDS) - now.getTime()) / DAY_MS);
  const text = `Node.js 24 wird auf AWS bis ${RUNTIME_ENDS} gepflegt`;
  yield days > RUNTIME_NOTICE_DAYS ? ok(`${text}.`) : todo(`${text}, noch ${days} Tage.`);
}

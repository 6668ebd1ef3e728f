import * as v from 'valibot';
import { asciiAddress, isMailAddress } from '../../../shared/email-address.ts';
import type { HstsScope } from '../../../shared/security-headers.ts';
import { BACKUP_REGIONS, REGION, type DeployedStage, type Stage } from './names.ts';

/** A CloudWatch alarm evaluates seven days at most. */
const MOST_SILENT_DAYS = 7;
const HOST_NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The sentence about a setting with a wrong value. */
const mustBe =
  (name: string, what: string) =>
  ({ received }: { readonly received: string }) =>
    `${name} must be ${what}, not ${received}.`;

const address = (name: string) => {
  const message = mustBe(name, 'an e-mail address');
  return v.pipe(v.string(message), v.transform(asciiAddress), v.check(isMailAddress, message));
};
const matching = (name: string, form: RegExp, what: string) => {
  const message = mustBe(name, what);
  return v.pipe(v.string(message), v.regex(form, message));
};
const hostName = (name: string, example: string) =>
  matching(name, HOST_NAME, `a host name in lower case such as "${example}"`);
const whole = (name: string, least: number, most: number) => {
  const message = mustBe(name, `a whole number from ${least} to ${most}`);
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};
const oneOf = <const Value extends string>(name: string, values: readonly Value[]) =>
  v.picklist(values, mustBe(name, values.map((value) => JSON.stringify(value)).join(' or ')));
const HSTS: readonly HstsScope[] = ['host', 'subdomains', 'preload'];

const schema = v.object({
  /** AWS account that the stage belongs to. Nothing is deployed to another one. */
  account: v.optional(matching('account', /^\d{12}$/, 'the twelve digits of an AWS account')),
  /** Host name of the site. Without it, the site has CloudFront's own. */
  domain: v.optional(hostName('domain', 'www.firma.ch')),
  /** Second host name, whose pages redirect to the domain: usually the domain without `www`. */
  redirectedDomain: v.optional(hostName('redirectedDomain', 'firma.ch')),
  /** Zone of Route 53 with the domain. Without it, the operator sets the DNS records. */
  hostedZone: v.optional(
    v.object({
      id: matching('hostedZone.id', /^Z[A-Z0-9]{1,31}$/, 'an id of Route 53 such as "Z0123456789ABC"'),
      name: hostName('hostedZone.name', 'firma.ch'),
    }),
  ),
  /** How far browsers insist on HTTPS: on the domain, also on its subdomains, or before the first visit too (https://hstspreload.org). Hard to take back. */
  hsts: v.optional(oneOf('hsts', HSTS), 'host'),
  /** Receives the requests. Without team and sender address the stage sends no mail. */
  teamAddress: v.optional(address('teamAddress')),
  /** Sender of all mails. */
  senderAddress: v.optional(address('senderAddress')),
  /** Receive alarms and the warnings of the budget. Without any there are none. In production two, one outside the domain, whose mails may be what fails. */
  alarmAddresses: v.optional(
    v.array(address('alarmAddresses'), mustBe('alarmAddresses', 'a list of e-mail addresses')),
    [],
  ),
  /** Address in a browser of docs/runbook.md, to which the mails of alarms lead. That on GitHub, with `githubRepository`. */
  runbookUrl: v.optional(matching('runbookUrl', /^https:\/\/\S+$/, 'an address that begins with https://')),
  /** Firewall in front of the site. */
  firewall: v.optional(oneOf('firewall', ['on', 'off'])),
  /** Whether GuardDuty scans uploaded photos for malware before a complaint counts them. */
  malwareScan: v.optional(oneOf('malwareScan', ['on', 'off']), 'off'),
  /** Copies of records and photos, in a region other than Zürich or an account other than the stage's. */
  backup: v.optional(
    v.object({
      region: oneOf('backup.region', BACKUP_REGIONS),
      account: v.optional(matching('backup.account', /^\d{12}$/, 'the twelve digits of an AWS account')),
    }),
  ),
  /** Budget of the account in US dollars a month. Its warnings go to the alarm address. */
  monthlyBudget: v.optional(whole('monthlyBudget', 1, 100_000), 25),
  /** Days without a request until the alarm. */
  silentDays: v.optional(whole('silentDays', 1, MOST_SILENT_DAYS), MOST_SILENT_DAYS),
  /** Protection from deletion, for stacks and tables. Only after the first deployment has succeeded: CloudFormation can't clean up a failed one that is protected. */
  isProtected: v.optional(v.boolean(mustBe('isProtected', 'true or false')), false),
  /** Numbers of the secrets between CloudFront and the functions: the one that CloudFront sends, and during a change another one that the functions accept. */
  originSecret: v.optional(
    v.object({
      sent: whole('originSecret.sent', 1, 999),
      alsoAccepted: v.optional(whole('originSecret.alsoAccepted', 1, 999)),
    }),
    { sent: 1 },
  ),
  /** GitHub repository whose workflows may deploy, with the numbers that its tokens name: `owner@123/name@456`. Repositories from before July 2026 have none. */
  githubRepository: v.optional(
    matching('githubRepository', /^[\w.-]+(?:@\d+\/[\w.-]+@\d+|\/[\w.-]+)$/, 'owner@123/name@456 or owner/name'),
  ),
  /** Whether a person approves each deployment of production on GitHub. Without that, its workflows can't deploy production. */
  githubApproves: v.optional(v.boolean(mustBe('githubApproves', 'true or false'))),
});

/** Settings of a stage, as the operator writes them (infra/stages.ts). */
export type StageSettings = v.InferInput<typeof schema>;
type Read = v.InferOutput<typeof schema>;

/** Settings of every deployed stage. */
export type Stages = Readonly<Record<DeployedStage, StageSettings>>;

export type Settings = Readonly<Omit<Read, 'firewall' | 'runbookUrl'>> & {
  readonly stage: Stage;
  readonly firewall: 'on' | 'off';
  readonly runbookUrl: string;
};

/** A mistake that the operator can correct. The message is one sentence for each. */
export class SettingsError extends Error {}

/** The local stage: mails go to a folder. */
const LOCAL: StageSettings = { teamAddress: 'team@musterstein.example', senderAddress: 'website@musterstein.example' };

/**
 * Settings of a stage, checked and completed.
 * @param stage name of the stage, as given on the command line
 * @param stages those of the operator
 * @throws SettingsError
 */
export function readSettings(stage: unknown, stages: Stages): Settings {
  if (stage !== 'local' && stage !== 'dev' && stage !== 'prod') {
    throw new SettingsError(
      stage === undefined
        ? 'Name the stage: -c stage=dev or -c stage=prod.'
        : `There is no stage ${JSON.stringify(stage)}: -c stage=dev or -c stage=prod.`,
    );
  }
  const given = stage === 'local' ? LOCAL : stages[stage];
  const unknown = Object.keys(given).filter((name) => !(name in schema.entries));
  if (unknown.length > 0)
    throw new SettingsError(
      `There is no setting ${unknown.join(', ')}; there are ${Object.keys(schema.entries).join(', ')}.`,
    );
  const result = v.safeParse(schema, given);
  if (!result.success) throw new SettingsError(result.issues.map(({ message }) => message).join(' '));
  const faults = [
    ...faultsOf(result.output),
    ...(stage === 'local' ? [] : placeholderFaults(result.output)),
    ...(stage === 'prod' ? productionFaults(result.output) : []),
    ...(stage === 'local' ? [] : githubFaults(result.output, stages)),
  ];
  const firewall = result.output.firewall ?? (stage === 'prod' ? 'on' : 'off');
  if (result.output.malwareScan === 'on' && firewall === 'off') faults.push(SCAN_NEEDS_FIREWALL);
  if (faults.length > 0) throw new SettingsError(`${faults.join(' ')} (infra/stages.ts, ${stage})`);
  return { ...result.output, stage, firewall, runbookUrl: runbookOf(result.output) ?? RUNBOOK };
}

const RUNBOOK = 'docs/runbook.md';
const runbookOf = ({ runbookUrl, githubRepository }: Read): string | undefined =>
  runbookUrl ??
  (githubRepository && `https://github.com/${githubRepository.replaceAll(/@\d+/g, '')}/blob/main/${RUNBOOK}`);

/** It is charged by photo and gigabyte, so a flood of photos that nothing holds back would cost hundreds an hour (security.md T2). */
const SCAN_NEEDS_FIREWALL = 'malwareScan needs the firewall, which bounds what scanning costs.';

function faultsOf({
  account,
  backup,
  domain,
  redirectedDomain,
  hostedZone,
  hsts,
  teamAddress,
  senderAddress,
  originSecret: { sent, alsoAccepted },
}: Read): string[] {
  const isOutside = (host: string) =>
    hostedZone !== undefined && host !== hostedZone.name && !host.endsWith(`.${hostedZone.name}`);
  const needDomain = { hostedZone, redirectedDomain, hsts: hsts === 'host' ? undefined : hsts };
  return [
    ...(domain === undefined
      ? Object.entries(needDomain).flatMap(([name, value]) => (value === undefined ? [] : [`${name} needs a domain.`]))
      : []),
    ...[domain, redirectedDomain].flatMap((host) =>
      host !== undefined && isOutside(host) ? [`The domain ${host} is not in the zone ${hostedZone?.name}.`] : [],
    ),
    ...(domain !== undefined && domain === redirectedDomain ? ['redirectedDomain is the domain itself.'] : []),
    ...((teamAddress === undefined) === (senderAddress === undefined)
      ? []
      : ['teamAddress and senderAddress belong together: give both or neither.']),
    ...(backup?.region === REGION && (backup.account === undefined || backup.account === account)
      ? [`backup.region is ${REGION}, where the records are: name another region, or the account of the copies.`]
      : []),
    ...(sent === alsoAccepted ? ['originSecret.sent and originSecret.alsoAccepted must differ.'] : []),
  ];
}

const PLACEHOLDER = /\.example(?:\/|$)|^0{12}$|^Z0+$/;

function placeholderFaults({ hostedZone, ...others }: Read): string[] {
  const values = Object.entries({ ...others, 'hostedZone.id': hostedZone?.id, 'hostedZone.name': hostedZone?.name });
  return values.flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each) =>
        typeof each === 'string' && PLACEHOLDER.test(each) ? [`${name} is still a placeholder: ${each}.`] : [],
      ),
  );
}

/** In a shared account, a role that deploys one stage can deploy the other one, and one that reads one reads both (security.md T38). */
const githubFaults = ({ githubRepository }: Read, { dev, prod }: Stages): string[] =>
  githubRepository === undefined ||
  (dev.account !== undefined && prod.account !== undefined && dev.account !== prod.account)
    ? []
    : ['githubRepository needs an account for each stage: give dev and prod different ones.'];

/** Mails without a recipient, alarms that no one gets or understands, and a deployment to the wrong account, would go unnoticed. */
const productionFaults = (read: Read): string[] => [
  ...(['account', 'teamAddress', 'senderAddress'] as const).flatMap((name) =>
    read[name] === undefined ? [`The production stage needs ${name}.`] : [],
  ),
  ...(read.alarmAddresses.length > 1 && read.alarmAddresses.some((each) => worksWithout(read, each))
    ? []
    : ['The production stage needs two alarmAddresses, one of them outside the domain: its mails may be what fails.']),
  ...(runbookOf(read) === undefined
    ? ['The production stage needs runbookUrl, to which the mails of alarms lead.']
    : []),
];

/** Whether a mailbox works without the zone of the site. */
function worksWithout({ domain, hostedZone, senderAddress }: Read, mailbox: string): boolean {
  const host = hostOf(mailbox);
  const own = [hostedZone?.name, domain, senderAddress && hostOf(senderAddress)];
  return own.every(
    (each) => each === undefined || !(host === each || each.endsWith(`.${host}`) || host.endsWith(`.${each}`)),
  );
}
const hostOf = (mailbox: string): string => mailbox.slice(mailbox.lastIndexOf('@') + 1);

/** Whether workflows on GitHub have roles for the stage. */
export const deliversByGitHub = (settings: Settings): settings is Settings & { readonly githubRepository: string } =>
  settings.githubRepository !== undefined;

/**
 * The stages of the account of a stage, itself included, in an order that is the same for each of them.
 * @param signedIn account of the caller's credentials
 * @throws SettingsError about the settings of any of them, and if the account is shared without being named
 */
export function readNeighbours(settings: Settings, stages: Stages, signedIn: string | undefined): readonly Settings[] {
  const { stage, account } = settings;
  if (stage === 'local') return [settings];
  const other = stage === 'dev' ? 'prod' : 'dev';
  const isOthers = (id: string | undefined) => id !== undefined && id === stages[other].account;
  if (account === undefined && isOthers(signedIn))
    throw new SettingsError(
      `You are signed in to the account of ${other}: name the account of ${stage} in infra/stages.ts.`,
    );
  const neighbours = isOthers(account) ? [settings, readSettings(other, stages)] : [settings];
  return neighbours.toSorted((a, b) => a.stage.localeCompare(b.stage));
}

/** Whether the stage sends mails. */
export const sendsMail = (
  settings: Settings,
): settings is Settings & { readonly teamAddress: string; readonly senderAddress: string } =>
  settings.teamAddress !== undefined && settings.senderAddress !== undefined;

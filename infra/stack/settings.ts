import * as v from 'valibot';

/** Everything runs in Zürich (decisions.md D22). */
export const REGION = 'eu-central-2';
/** Where CloudFront takes its certificate and its firewall from, and nothing else of ours is. */
export const EDGE_REGION = 'us-east-1';

/** What the builds leave behind, from the root of the project. */
export interface BuildPaths {
  readonly folder: string;
  readonly site: string;
  /** The Lambda bundles. */
  readonly functions: string;
}

const buildIn = (folder: string): BuildPaths => ({ folder, site: `${folder}/site`, functions: `${folder}/functions` });

/** What is deployed. */
export const BUILD = buildIn('dist');
/** What the local host serves. Its pictures are made when a browser asks for them, and `npm run build` changes nothing under a running host. */
export const LOCAL_BUILD = buildIn('.cache/local');
export const buildOf = ({ stage }: Pick<Settings, 'stage'>): BuildPaths => (stage === 'local' ? LOCAL_BUILD : BUILD);

/** Resource metadata of the site's bucket: the folder whose files belong into it. Read by the local host and by the deployment. */
export const SITE_FILES_METADATA = 'website:files';

/** An alarm of CloudWatch looks back seven days at most. */
const MOST_SILENT_DAYS = 7;
const HOST_NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const ZONE_ID = /^Z[A-Z0-9]{1,31}$/;

/** The sentence about a setting that is something else. */
const mustBe =
  (name: string, what: string) =>
  ({ received }: { readonly received: string }) =>
    `${name} is ${what}, not ${received}.`;

const address = (name: string) => {
  const message = mustBe(name, 'an e-mail address');
  return v.pipe(v.string(message), v.email(message));
};
const matching = (name: string, form: RegExp, what: string) => {
  const message = mustBe(name, what);
  return v.pipe(v.string(message), v.regex(form, message));
};
/** The command line gives text, `cdk.json` may give a number. */
const whole = (name: string, least: number, most: number) => {
  const message = mustBe(name, `a whole number from ${least} to ${most}`);
  const digits = v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))], message);
  return v.pipe(digits, v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};

const settingsSchema = v.object({
  /** `local` is this machine: its resources bear the specified names and nothing else. */
  stage: v.optional(
    v.picklist(['local', 'dev', 'prod'], mustBe('The stage', '"local", "dev" or "prod"')),
    'dev',
  ),
  /** Host name of the site; without it, CloudFront's own. */
  domain: v.optional(matching('domain', HOST_NAME, 'a host name in lower case such as "www.firma.ch"')),
  /** Zone of Route 53 that holds the domain; without it, the operator sets the DNS records. */
  hostedZoneId: v.optional(matching('hostedZoneId', ZONE_ID, 'an id of Route 53 such as "Z0123456789ABC"')),
  hostedZoneName: v.optional(matching('hostedZoneName', HOST_NAME, 'a host name in lower case such as "firma.ch"')),
  /** Who reads the requests. */
  teamAddress: v.optional(address('teamAddress')),
  /** From whom mails of the site come. */
  senderAddress: v.optional(address('senderAddress')),
  /** Who is told that something is wrong. */
  alarmAddress: v.optional(address('alarmAddress')),
  /** Firewall in front of the site. */
  waf: v.optional(v.picklist(['on', 'off'], mustBe('waf', '"on" or "off"'))),
  /** US dollars a month after which the operator is warned. */
  monthlyBudget: v.optional(whole('monthlyBudget', 1, 100_000), 25),
  /** Days without any request after which the operator is warned. */
  silentDays: v.optional(whole('silentDays', 1, MOST_SILENT_DAYS), MOST_SILENT_DAYS),
});

type Given = v.InferOutput<typeof settingsSchema>;

export type Settings = Omit<Given, 'teamAddress' | 'senderAddress' | 'waf'> & {
  readonly teamAddress: string;
  readonly senderAddress: string;
  readonly waf: 'on' | 'off';
};

/** Addresses that never reach anybody (RFC 2606), for stages on which nobody waits for a mail. */
const NOBODY = { teamAddress: 'team@musterstein.example', senderAddress: 'website@musterstein.example' };

/** Something that the operator has to set right; the message says what, in one sentence for each setting. */
export class SettingsError extends Error {}

/** What CDK itself keeps in the context: flags and answers that it looked up. */
const CDK_NAME = /[:@]/;

/**
 * The operator's settings.
 * @param context of CDK (`-c stage=prod`, or `cdk.json`); empty text counts as absent
 * @throws SettingsError
 */
export function readSettings(context: Readonly<Record<string, unknown>>): Settings {
  const names = Object.keys(settingsSchema.entries);
  const strange = Object.keys(context).filter((name) => !CDK_NAME.test(name) && !names.includes(name));
  if (strange.length > 0) throw new SettingsError(`There is no setting ${strange.join(', ')}; there are ${names.join(', ')}.`);
  const result = v.safeParse(settingsSchema, Object.fromEntries(Object.entries(context).filter(([, value]) => value !== '')));
  if (!result.success) throw new SettingsError(result.issues.map(({ message }) => message).join(' '));
  const faults = [...zoneFaults(result.output), ...productionFaults(result.output)];
  if (faults.length > 0) throw new SettingsError(faults.join(' '));
  return { waf: result.output.stage === 'prod' ? 'on' : 'off', ...NOBODY, ...result.output };
}

function zoneFaults({ domain, hostedZoneId, hostedZoneName }: Given): string[] {
  const zone = [hostedZoneId, hostedZoneName].filter((value) => value !== undefined);
  if (zone.length === 1) return ['hostedZoneId and hostedZoneName belong together: give both or neither.'];
  if (hostedZoneName === undefined) return [];
  if (domain === undefined) return ['A hosted zone needs the domain in it: give domain too.'];
  return domain === hostedZoneName || domain.endsWith(`.${hostedZoneName}`) ? [] : [`The domain ${domain} is not in the zone ${hostedZoneName}.`];
}

/** Nobody would notice that mails of the production stage go nowhere. */
function productionFaults({ stage, ...given }: Given): string[] {
  if (stage !== 'prod') return [];
  return (['teamAddress', 'senderAddress', 'alarmAddress'] as const).flatMap((name) => {
    const value = given[name];
    if (value === undefined) return [`The production stage needs ${name}: give it with --context ${name}=….`];
    return value.endsWith('.example') ? [`${name} is a placeholder: ${value} never reaches anybody.`] : [];
  });
}

/**
 * Nothing goes into production in the name of a company that doesn't exist (decisions.md D12).
 * @param open names of the facts that are still placeholders
 * @throws SettingsError naming the file
 */
export function refusePlaceholders({ stage }: Pick<Settings, 'stage'>, open: readonly string[]): void {
  if (stage !== 'prod' || open.length === 0) return;
  throw new SettingsError(`web/content/company.ts still holds placeholders: ${open.join(', ')}.`);
}

/**
 * The pages, the sitemap and the photos' addresses name one site.
 * @param siteUrl where `web/content/company.ts` says that the site is
 * @throws SettingsError naming both addresses
 */
export function refuseOtherSite({ stage, domain }: Pick<Settings, 'stage' | 'domain'>, siteUrl: string): void {
  if (stage !== 'prod' || domain === undefined || siteUrl === `https://${domain}`) return;
  throw new SettingsError(`web/content/company.ts says that the site is at ${siteUrl}, and the setting domain that it is at https://${domain}.`);
}

/** Physical name of a table: as specified, but for the development stage, which may share an account with production. */
export const tableName = ({ stage }: Pick<Settings, 'stage'>, specified: string): string =>
  stage === 'dev' ? `dev_${specified}` : specified;

/**
 * Physical name of a bucket; on AWS it has to be unique in the world.
 * @param accountId goes into the name on AWS
 */
export const bucketName = ({ stage }: Pick<Settings, 'stage'>, purpose: string, accountId: string): string =>
  stage === 'local' ? purpose : `musterstein-${stage}-${purpose}-${accountId}`;

import { SettingsError, type Settings } from './settings.ts';

/**
 * Keeps placeholders out of production (decisions.md D12, D24).
 * @param open names of those that each file still contains
 * @throws SettingsError naming the files
 */
export function refusePlaceholders({ stage }: Pick<Settings, 'stage'>, open: Readonly<Record<string, readonly string[]>>): void {
  if (stage !== 'prod') return;
  const faults = Object.entries(open).flatMap(([file, names]) => (names.length > 0 ? [`${file} still holds placeholders: ${names.join(', ')}.`] : []));
  if (faults.length > 0) throw new SettingsError(faults.join(' '));
}

/**
 * Pages, sitemap and addresses of photos must name the site that is deployed.
 * @param siteUrl as `web/content/company.ts` has it
 * @throws SettingsError naming both addresses
 */
export function refuseOtherSite({ stage, domain }: Pick<Settings, 'stage' | 'domain'>, siteUrl: string): void {
  if (stage !== 'prod' || domain === undefined || siteUrl === `https://${domain}`) return;
  throw new SettingsError(`siteUrl in web/content/company.ts is ${siteUrl}, but the domain in infra/stages.ts is ${domain}.`);
}

/**
 * Nothing of a stage may reach the account of another one.
 * @param signedIn account of the caller's credentials, from CDK; absent without credentials
 * @throws SettingsError naming both accounts
 */
export function refuseOtherAccount({ stage, account }: Pick<Settings, 'stage' | 'account'>, signedIn: string | undefined): void {
  if (account === undefined || signedIn === undefined || signedIn === account) return;
  throw new SettingsError(`The stage ${stage} belongs to account ${account}, but you are signed in to ${signedIn}: choose the right --profile.`);
}

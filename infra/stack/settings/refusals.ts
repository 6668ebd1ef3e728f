import type { OpenPoint } from './open-points.ts';
import { SettingsError, type Settings } from './settings.ts';

/**
 * Keeps examples and what the company has not confirmed out of production (decisions.md D12, D24).
 * @throws SettingsError naming each file and line
 */
export function refuseOpenPoints({ stage }: Pick<Settings, 'stage'>, open: readonly OpenPoint[]): void {
  if (stage !== 'prod' || open.length === 0) return;
  const lines = open.map(({ place, text }) => `  ${place} ${text}`);
  throw new SettingsError(`The company has not confirmed yet:\n${lines.join('\n')}`);
}

/**
 * Pages, sitemap and addresses of photos must name the site that is deployed.
 * @param siteUrl as `shared/owner/company.ts` has it
 * @throws SettingsError naming both addresses
 */
export function refuseOtherSite({ stage, domain }: Pick<Settings, 'stage' | 'domain'>, siteUrl: string): void {
  if (stage !== 'prod' || domain === undefined || siteUrl === `https://${domain}`) return;
  throw new SettingsError(
    `siteUrl in shared/owner/company.ts is ${siteUrl}, but the domain in infra/stages.ts is ${domain}.`,
  );
}

/**
 * Nothing of a stage may reach the account of another one.
 * @param signedIn account of the caller's credentials, from CDK; absent without credentials
 * @throws SettingsError naming both accounts
 */
export function refuseOtherAccount(
  { stage, account }: Pick<Settings, 'stage' | 'account'>,
  signedIn: string | undefined,
): void {
  if (account === undefined || signedIn === undefined || signedIn === account) return;
  throw new SettingsError(
    `The stage ${stage} belongs to account ${account}, but you are signed in to ${signedIn}: choose the right --profile.`,
  );
}

import { accountOf } from './placement.ts';
import type { Settings } from './settings.ts';

export type SettingsWithBackup = Settings & { readonly backup: NonNullable<Settings['backup']> };
export const hasBackup = (settings: Settings): settings is SettingsWithBackup => settings.backup !== undefined;
/** Whether the vault of the copies is in the account of the stage, so that a stack of its can make it. */
export const copiesStay = ({ account, backup }: SettingsWithBackup): boolean =>
  backup.account === undefined || backup.account === account;

/** Vault of the copies. */
export const copiesVault = ({ stage }: Pick<Settings, 'stage'>): string => `website-${stage}-copies`;
export const copiesVaultArn = (settings: SettingsWithBackup): string =>
  `arn:aws:backup:${settings.backup.region}:${settings.backup.account ?? accountOf(settings)}:backup-vault:${copiesVault(settings)}`;

import * as v from 'valibot';

/** Everything runs in Zürich (decisions.md D22). */
export const REGION = 'eu-central-2';

/** Where the builds leave what the stack deploys, from the root of the project. */
export const SITE_FOLDER = 'dist/site';
export const CSP_HASHES_FILE = 'dist/csp-hashes.json';
export const FUNCTIONS_FOLDER = 'dist/functions';

/** Resource metadata of the site's bucket: the folder whose files belong into it. Read by the local host and by the deployment. */
export const SITE_FILES_METADATA = 'website:files';

const settingsSchema = v.object({
  /** `local` is this machine: its resources bear the specified names and nothing else. */
  stage: v.optional(
    v.picklist(['local', 'dev', 'prod'], ({ received }) => `The stage is "local", "dev" or "prod", not ${received}.`),
    'dev',
  ),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

/** Something that the operator has to set right; the message says what, in one sentence. */
export class SettingsError extends Error {}

/**
 * The operator's settings out of CDK context (`-c stage=prod`).
 * @param read returns the context value of a name
 * @throws SettingsError
 */
export function readSettings(read: (name: string) => unknown): Settings {
  const result = v.safeParse(settingsSchema, { stage: read('stage') });
  if (!result.success) throw new SettingsError(result.issues.map(({ message }) => message).join(' '));
  return result.output;
}

/**
 * Nothing goes into production in the name of a company that doesn't exist (decisions.md D12).
 * @param open names of the facts that are still placeholders
 * @throws SettingsError naming the file
 */
export function refusePlaceholders({ stage }: Settings, open: readonly string[]): void {
  if (stage !== 'prod' || open.length === 0) return;
  throw new SettingsError(`web/content/company.ts still holds placeholders: ${open.join(', ')}.`);
}

/** Physical name of a table: as specified, but for the development stage, which may share an account with production. */
export const tableName = ({ stage }: Settings, specified: string): string =>
  stage === 'dev' ? `dev_${specified}` : specified;

/**
 * Physical name of a bucket; on AWS it has to be unique in the world.
 * @param accountId goes into the name on AWS
 */
export const bucketName = ({ stage }: Settings, purpose: string, accountId: string): string =>
  stage === 'local' ? purpose : `musterstein-${stage}-${purpose}-${accountId}`;

import type { Closing } from './http/listen.ts';
import type { Access } from './iam/access.ts';
import { startErrorOf } from './machine/start-failure.ts';
import { openDataDir } from './open-data-dir.ts';
import { listenForStores, openAccess, openStores, type StoreSettings } from './open-stores.ts';
import { operatorOf, type Operator } from './operator.ts';
import { bucketArn, bucketDomain } from './template/aws-names.ts';
import type { BucketSpec, Template } from './template/read-template.ts';

/** Tables, buckets, roles … as a template has them. */
interface StoresAlone extends Pick<Template, 'environment'>, Partial<Pick<Template, 'roles' | 'tables'>> {
  readonly buckets?: readonly (Pick<BucketSpec, 'name'> & Partial<Pick<BucketSpec, 'cors' | 'policy'>>)[];
}

export interface RunningStores {
  readonly operator: Operator;
  /** The keys of the roles. */
  readonly access: Access;
  readonly stop: () => Promise<void>;
}

/** Starts the stores alone, without functions and without an assembly: for tests of what reads and writes them. @throws StartError */
export async function startStores(
  { environment, roles = [], tables = [], buckets = [] }: StoresAlone,
  settings: StoreSettings,
): Promise<RunningStores> {
  const opened: Closing[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  };
  try {
    const { dataDir, settingNames, say } = settings;
    const database = await openDataDir(dataDir, settingNames?.dataDir, say, opened);
    const listening = await listenForStores(settings, opened);
    const access = await openAccess({ roles, environment }, settings);
    const whole = buckets.map(({ name, cors = [], policy = [] }) => {
      const [arn, domain] = [bucketArn(name), bucketDomain(name, environment)];
      return { name, arn, domain, cors, policy, siteFolder: undefined };
    });
    const mailSenders = { identities: [], configurationSets: [] };
    await openStores({ tables, buckets: whole, mailSenders, mappings: [] }, listening, {
      ...settings,
      access,
      database,
    });
    return { operator: operatorOf(access, listening.endpoints), access, stop };
  } catch (error) {
    await stop();
    throw startErrorOf(error, settings.dataDir);
  }
}

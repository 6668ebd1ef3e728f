import { resolve } from 'node:path';
import type { PublicationProperties } from '../../publisher/manifest.ts';
import type { Resources } from './intrinsics.ts';
import type { Assets, FunctionProperties } from './resource-properties.ts';

export const PUBLICATION = 'Custom::SitePublication';
/** By which CDK's framework knows the function that it calls. */
const CALLED = 'USER_ON_EVENT_FUNCTION_ARN';

/** Logical ids of the publisher and of the framework that calls it. The local host does their work itself, in `edge/bucket-origin.ts`. */
export function publishingFunctions(resources: Resources): ReadonlySet<string> {
  const frameworks = Object.values(resources).flatMap(({ Type, Properties }) =>
    Type === PUBLICATION ? [idOf(Properties?.['ServiceToken'])] : [],
  );
  const called = frameworks.map((id) => {
    const framework = resources[id]?.Properties as unknown as FunctionProperties | undefined;
    return idOf(framework?.Environment?.Variables[CALLED]);
  });
  return new Set([...frameworks, ...called]);
}

const idOf = (arn: unknown): string => String(arn).slice(String(arn).lastIndexOf(':') + 1);

/**
 * Reads where the files of a bucket come from.
 * @param folder output of the synthesis
 * @returns the folder of the site, or undefined for a bucket that gets its objects by calls
 * @throws Error if the site is not among the assets
 */
export function readSiteFolder(
  entries: readonly (readonly [string, PublicationProperties])[],
  bucket: string,
  folder: string,
  assets: Assets['files'],
): string | undefined {
  const publication = entries.find(([, { Bucket }]) => Bucket === bucket);
  if (!publication) return undefined;
  const [id, { Archives }] = publication;
  const root = Archives.find(({ Folder }) => Folder === '');
  const asset = root && assets[root.Key.replace(/\.zip$/, '')];
  if (!asset) throw new Error(`The files of ${id} are not among the assets.`);
  return resolve(folder, asset.source.path);
}

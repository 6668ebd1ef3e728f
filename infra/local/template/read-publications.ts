import { resolve } from 'node:path';
import type { Resources } from './intrinsics.ts';
import type { Assets, PublicationProperties } from './resource-properties.ts';
import type { Publication } from './specs.ts';

export const PUBLICATION = 'Custom::CDKBucketDeployment';

type PublicationEntry = readonly (readonly [string, PublicationProperties])[];

/** Logical ids of the functions that AWS runs for `BucketDeployment`. The local host does their work itself, in `edge/published-files.ts`. */
export function publishingFunctions(resources: Resources): ReadonlySet<string> {
  const tokens = Object.values(resources).flatMap(({ Type, Properties }) => (Type === PUBLICATION ? [String(Properties?.['ServiceToken'])] : []));
  return new Set(tokens.map((arn) => arn.slice(arn.lastIndexOf(':') + 1)));
}

/**
 * Reads what the deployments put into a bucket.
 * @param folder output of the synthesis
 * @throws Error naming a deployment without an asset
 */
export function readPublications(entries: PublicationEntry, bucket: string, folder: string, assets: Assets['files']): Publication[] {
  return entries
    .filter(([, { DestinationBucketName }]) => DestinationBucketName === bucket)
    .map(([id, { SourceObjectKeys: [key = ''], Exclude = [], Include = [], SystemMetadata = {} }]) => {
      const asset = assets[key.replace(/\.zip$/, '')];
      if (!asset) throw new Error(`The files of ${id} are not among the assets.`);
      return { folder: resolve(folder, asset.source.path), exclude: Exclude, include: Include, headers: SystemMetadata };
    });
}

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AwsEnvironment } from '../iam/aws-environment.ts';
import { StartError } from '../machine/start-error.ts';
import { ANY_ACCOUNT } from './aws-names.ts';
import type { Outputs, Resources } from './intrinsics.ts';

/** Which stacks run here. */
export interface AssemblySettings {
  /** Output of `cdk synth`, for instance `cdk.out`. */
  readonly assembly: string;
  /** Names of the stacks that run here, as if they were one. */
  readonly stacks: readonly string[];
}

interface StackTemplate {
  /** Absent in an empty stack. */
  readonly Resources?: Resources;
  readonly Outputs?: Outputs;
}

/** Stacks of a cloud assembly. */
interface Assembly {
  readonly environment: AwsEnvironment;
  readonly stacks: readonly { readonly name: string; readonly template: StackTemplate }[];
  /** Folder of an asset, by its key in the bucket of CDK's assets. @throws Error if there is none */
  readonly assetFolder: (key: string) => string;
}

/** https://github.com/aws/aws-cdk-cli/tree/main/packages/%40aws-cdk/cloud-assembly-schema */
interface Manifest {
  readonly artifacts?: Readonly<Record<string, Artifact>>;
}

interface Artifact {
  readonly type: string;
  /** `aws://<account>/<region>`, each perhaps unknown. */
  readonly environment?: string;
  readonly properties?: { readonly templateFile?: string; readonly stackName?: string; readonly file?: string };
}

interface AssetFiles {
  readonly files: Readonly<Record<string, AssetFile>>;
}

interface AssetFile {
  readonly source: { readonly path?: string };
  readonly destinations: Readonly<Record<string, { readonly objectKey: string }>>;
}

/** @throws StartError about a damaged file; Error that says what is missing or contradicts itself */
export function readAssembly({ assembly, stacks: wanted }: AssemblySettings): Assembly {
  if (!existsSync(join(assembly, 'manifest.json'))) throw new Error(`${assembly} is no output of «cdk synth».`);
  const read = (file: string) => readJson(join(assembly, file));
  const artifacts = Object.entries((read('manifest.json') as Manifest).artifacts ?? {});
  const all = artifacts.flatMap(([id, { type, environment = '', properties }]) =>
    type === 'aws:cloudformation:stack'
      ? [{ name: properties?.stackName ?? id, environment, file: properties?.templateFile ?? '' }]
      : [],
  );
  const chosen = wanted.map((name) => {
    const found = all.find((stack) => stack.name === name);
    if (!found) throw new Error(`${assembly} has no stack ${name}, but ${all.map((one) => one.name).join(', ')}.`);
    return found;
  });
  const assets = artifacts.flatMap(([, { type, properties }]) =>
    type === 'cdk:asset-manifest' ? Object.values((read(properties?.file ?? '') as AssetFiles).files) : [],
  );
  return {
    environment: environmentOf(chosen),
    stacks: chosen.map(({ name, file }) => ({ name, template: read(file) as StackTemplate })),
    assetFolder(key) {
      const { path } =
        assets.find(({ destinations }) => Object.values(destinations).some(({ objectKey }) => objectKey === key))
          ?.source ?? {};
      if (path === undefined) throw new Error(`${key} is not among the assets.`);
      return resolve(assembly, path);
    },
  };
}

/** @throws StartError */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartError(`${path} is damaged (${(error as Error).message}): delete that folder, then start again.`);
  }
}

function environmentOf(stacks: readonly { readonly environment: string }[]): AwsEnvironment {
  const places = stacks.map(({ environment }) => environment.replace('aws://', '').split('/'));
  const only = (index: number, what: string) => {
    const known = new Set(places.flatMap((place) => place[index] ?? []).filter((name) => !name.startsWith('unknown-')));
    if (known.size > 1) throw new Error(`The stacks are in more than one ${what}: ${[...known].join(', ')}.`);
    return [...known][0];
  };
  const region = only(1, 'region');
  if (region === undefined) throw new Error('The stacks name no region.');
  return { account: only(0, 'account') ?? ANY_ACCOUNT, region };
}

import * as v from 'valibot';
import type { AwsEnvironment } from '../iam/aws-environment.ts';
import { refusalOf } from '../machine/refusal.ts';
import { functionArn } from './aws-names.ts';
import { createResolver, type Resource, type Resources } from './intrinsics.ts';
import { readAssembly, type AssemblySettings } from './read-assembly.ts';
import { schemas, type Properties, type ResourceType } from './resource-schemas.ts';

// Conditions do nothing by themselves, and no resource may have one.
const SECTIONS = new Set(['Conditions', 'Description', 'Outputs', 'Parameters', 'Resources', 'Rules']);
const ATTRIBUTES = new Set(['DeletionPolicy', 'DependsOn', 'Metadata', 'Properties', 'Type', 'UpdateReplacePolicy']);
/** Which CDK version and constructs made a template; it has a condition. */
const CDK_METADATA = 'AWS::CDK::Metadata';

/**
 * What a custom resource of a type does here: the files of a folder become those of a bucket, or nothing, if only AWS needs it.
 * The function behind it is never called.
 * @param assetFolder finds the folder of an asset, by its key in the bucket of CDK's assets
 */
export type CustomResource = (
  properties: Readonly<Record<string, unknown>>,
  assetFolder: (key: string) => string,
) => SiteFolder | undefined;

interface SiteFolder {
  /** Name of the bucket. */
  readonly bucket: string;
  readonly folder: string;
}

export interface ResourceSettings extends AssemblySettings {
  /** What custom resources do here, by type. One of another type is an error. */
  readonly customResources?: Readonly<Record<string, CustomResource>> | undefined;
}

/** The stacks that run here, as if they were one. */
export interface CheckedResources {
  readonly environment: AwsEnvironment;
  /** Resources of a type, as logical id and properties. */
  readonly of: <Type extends ResourceType>(type: Type) => readonly (readonly [string, Properties<Type>])[];
  /** What a `Ref` to a resource becomes. */
  readonly nameOf: (id: string) => string;
  /** Folder of an asset, by its key in the bucket of CDK's assets. @throws Error if there is none */
  readonly assetFolder: (key: string) => string;
  /** Folders that custom resources put into buckets, by the names of these. */
  readonly siteFolders: ReadonlyMap<string, string>;
}

/**
 * Reads stacks, resolves all references, and refuses everything that would have to be ignored.
 * @throws Error naming the stack, section, attribute, type, property or value that is unknown
 */
export function readResources({ customResources, ...settings }: ResourceSettings): CheckedResources {
  const { environment, stacks, assetFolder } = readAssembly(settings);
  const section = stacks.flatMap(({ template }) => Object.keys(template)).find((key) => !SECTIONS.has(key));
  if (section) throw new Error(`The local host doesn't know the template section ${section}.`);
  const all = stacks
    .flatMap(({ template }) => Object.entries(template.Resources ?? {}))
    .filter(([, { Type }]) => Type !== CDK_METADATA);
  const resources = Object.fromEntries(all);
  if (Object.keys(resources).length < all.length) throw new Error('Two stacks have a resource of the same logical id.');

  const outputs = Object.fromEntries(stacks.map(({ name, template: { Outputs = {} } }) => [name, Outputs]));
  const resolveValue = createResolver(resources, outputs, environment);
  const resolved = Object.entries(resolveValue(resources) as Resources);
  const custom = resolved.filter(([, { Type }]) => isCustom(Type));
  const unused = customFunctions(resolved, environment);
  const checked = resolved
    .filter(([id, { Type }]) => !isCustom(Type) && !unused.has(id))
    .map(([id, resource]) => [id, resource.Type, checkedProperties(id, resource)] as const);
  return {
    environment,
    of: <Type extends ResourceType>(type: Type) =>
      checked.flatMap(([id, itsType, properties]) =>
        itsType === type ? [[id, properties as Properties<Type>] as const] : [],
      ),
    nameOf: (id) => String(resolveValue({ Ref: id })),
    assetFolder,
    siteFolders: readSiteFolders(custom, { customResources, assetFolder }),
  };
}

/** @throws Error naming a custom resource that the settings don't know, or a bucket that gets the files of two */
function readSiteFolders(
  custom: readonly (readonly [string, Resource])[],
  {
    customResources = {},
    assetFolder,
  }: Pick<ResourceSettings, 'customResources'> & Pick<CheckedResources, 'assetFolder'>,
): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const [id, { Type, Properties = {} }] of custom) {
    if (!Object.hasOwn(customResources, Type))
      throw new Error(`The settings don't say what the custom resource ${Type} (${id}) does on this machine.`);
    const found = customResources[Type]?.(Properties, assetFolder);
    if (found && folders.has(found.bucket))
      throw new Error(`The local host puts one folder into a bucket, not two (${found.bucket}, ${id}).`);
    if (found) folders.set(found.bucket, found.folder);
  }
  return folders;
}

const isCustom = (type: string) => type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource';

/** Variables in which CDK's framework for custom resources has the functions that it calls. */
const CALLED_BY_FRAMEWORK = ['USER_ON_EVENT_FUNCTION_ARN', 'USER_IS_COMPLETE_FUNCTION_ARN'];

/** Ids of the functions behind custom resources, which only CloudFormation calls. */
function customFunctions(all: readonly (readonly [string, Resource])[], environment: AwsEnvironment): Set<string> {
  const functions = all.filter(([, { Type }]) => Type === 'AWS::Lambda::Function');
  const named = (arn: unknown) => functions.filter(([id]) => functionArn(id, environment) === arn);
  const direct = all.flatMap(([, { Type, Properties }]) => (isCustom(Type) ? named(Properties?.['ServiceToken']) : []));
  const indirect = direct.flatMap(([, { Properties }]) => {
    const { Variables = {} } = (Properties?.['Environment'] ?? {}) as { readonly Variables?: Record<string, unknown> };
    return CALLED_BY_FRAMEWORK.flatMap((name) => named(Variables[name]));
  });
  return new Set([...direct, ...indirect].map(([id]) => id));
}

function checkedProperties(id: string, resource: Resource): unknown {
  const schema = Object.hasOwn(schemas, resource.Type) ? schemas[resource.Type as ResourceType] : undefined;
  if (!schema) throw new Error(`The local host doesn't know ${resource.Type} (${id}).`);
  const attribute = Object.keys(resource).find((key) => !ATTRIBUTES.has(key));
  if (attribute) throw new Error(`The local host doesn't know the attribute ${attribute} of a resource (${id}).`);
  const { Tags: _labels, ...properties } = resource.Properties ?? {};
  const result = v.safeParse<v.GenericSchema>(schema, properties);
  if (result.success) return result.output;
  throw new Error(`The local host doesn't know ${resource.Type} (${id}) like this: ${refusalOf(result.issues[0])}.`);
}

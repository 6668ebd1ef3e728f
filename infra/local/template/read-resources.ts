import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { ACCOUNT_STACK } from '../../stack/names.ts';
import { createResolver, type Outputs, type Resource, type Resources } from './intrinsics.ts';
import { schemas, type Properties, type ResourceType } from './resource-schemas.ts';

const SECTIONS = new Set(['Description', 'Outputs', 'Parameters', 'Resources', 'Rules']);
const ATTRIBUTES = new Set(['DeletionPolicy', 'DependsOn', 'Properties', 'Type', 'UpdateReplacePolicy']);
/** Functions that publish the site on AWS, by the id of their construct; here it is served from its folder (`edge/site-files.ts`). */
const isPublisher = ([id, { Type }]: [string, Resource]) =>
  Type === 'AWS::Lambda::Function' && id.startsWith('Publication');

/** The website's stack, the one of its data and the one of its account, as if they were one. */
export interface CheckedResources {
  /** Resources of a type, as logical id and properties. */
  readonly of: <Type extends ResourceType>(type: Type) => readonly (readonly [string, Properties<Type>])[];
  /** What a `Ref` to a resource becomes. */
  readonly nameOf: (id: string) => string;
  /** Folder of an asset, by its key in the bucket of CDK's assets. @throws Error if there is none */
  readonly assetFolder: (key: string) => string;
}

/**
 * Reads the stacks of the local host, resolves all references, and refuses everything that would have to be ignored.
 * @param folder output of `cdk synth`, for instance `cdk.out`
 * @param name of the website's stack; that of the data has `-data` appended
 * @throws Error naming the section, attribute, type, property or value that is unknown
 */
export function readResources(folder: string, name: string): CheckedResources {
  const read = (stack: string, file: string): unknown =>
    JSON.parse(readFileSync(join(folder, `${stack}.${file}.json`), 'utf8'));
  const names = [`${name}-data`, ACCOUNT_STACK, name];
  const templates = names.map((stack) => read(stack, 'template') as Template);
  const section = templates.flatMap((template) => Object.keys(template)).find((key) => !SECTIONS.has(key));
  if (section) throw new Error(`The local host doesn't know the template section ${section}.`);
  const all = templates.flatMap((template) => Object.entries(template.Resources));
  const resources = Object.fromEntries(all);
  if (Object.keys(resources).length < all.length) throw new Error('Two stacks have a resource of the same logical id.');

  const outputs = Object.fromEntries(templates.map(({ Outputs = {} }, index) => [names[index], Outputs]));
  const resolveValue = createResolver(resources, outputs);
  const resolved = resolveValue(resources) as Resources;
  const checked = Object.entries(resolved)
    .filter((entry) => !isPublisher(entry))
    .map(([id, resource]) => [id, resource.Type, checkedProperties(id, resource)] as const);
  const assets = Object.assign({}, ...names.map((stack) => (read(stack, 'assets') as Assets).files)) as Assets['files'];
  return {
    of: <Type extends ResourceType>(type: Type) =>
      checked.flatMap(([id, itsType, properties]) =>
        itsType === type ? [[id, properties as Properties<Type>] as const] : [],
      ),
    nameOf: (id) => String(resolveValue({ Ref: id })),
    assetFolder(key) {
      const asset = assets[key.replace(/\.zip$/, '')];
      if (!asset) throw new Error(`${key} is not among the assets.`);
      return resolve(folder, asset.source.path);
    },
  };
}

interface Template {
  readonly Resources: Resources;
  readonly Outputs?: Outputs;
}

interface Assets {
  readonly files: Readonly<Record<string, { readonly source: { readonly path: string } }>>;
}

function checkedProperties(id: string, resource: Resource): unknown {
  const schema = Object.hasOwn(schemas, resource.Type) ? schemas[resource.Type as ResourceType] : undefined;
  if (!schema) throw new Error(`The local host doesn't know ${resource.Type} (${id}).`);
  const attribute = Object.keys(resource).find((key) => !ATTRIBUTES.has(key));
  if (attribute) throw new Error(`The local host doesn't know the attribute ${attribute} of a resource (${id}).`);
  const { Tags: _labels, ...properties } = resource.Properties ?? {};
  const result = v.safeParse<v.GenericSchema>(schema, properties);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `The local host doesn't know ${resource.Type} ${v.getDotPath(issue)} as it is in ${id}: ${issue.message}.`,
  );
}

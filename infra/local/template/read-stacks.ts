import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT_STACK } from '../../stack/names.ts';
import type { Outputs, Resources } from './intrinsics.ts';
import type { Assets } from './resource-properties.ts';

/** The website's stack, the one of its data and the one of its account, as if they were one. */
export interface Stacks {
  readonly templates: readonly object[];
  readonly resources: Resources;
  /** By name of the stack. */
  readonly outputs: Readonly<Record<string, Outputs>>;
  readonly assets: Assets['files'];
}

/**
 * Reads the three stacks of the local host from the output of a synthesis.
 * @param folder for instance `cdk.out`
 * @param name of the website's stack; that of the data has `-data` appended
 * @throws Error if two have a resource of the same logical id
 */
export function readStacks(folder: string, name: string): Stacks {
  const read = (stack: string, file: string): unknown =>
    JSON.parse(readFileSync(join(folder, `${stack}.${file}.json`), 'utf8'));
  const stacks = [`${name}-data`, ACCOUNT_STACK, name].map((stack) => ({
    stack,
    template: read(stack, 'template') as { readonly Resources: Resources; readonly Outputs?: Outputs },
    assets: (read(stack, 'assets') as Assets).files,
  }));
  const ids = stacks.flatMap(({ template }) => Object.keys(template.Resources));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`Two stacks have a resource ${twice}.`);
  return {
    templates: stacks.map(({ template }) => template),
    resources: Object.assign({}, ...stacks.map(({ template }) => template.Resources)) as Resources,
    outputs: Object.fromEntries(stacks.map(({ stack, template }) => [stack, template.Outputs ?? {}])),
    assets: Object.assign({}, ...stacks.map(({ assets }) => assets)) as Assets['files'],
  };
}

import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTemplate } from '../../../../infra/local/template/read-template.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';
import { synthesise } from '../../fixtures/fixture-stack.ts';

const stack = await synthesise('local');

const idOf = (type: string) =>
  Object.entries(stack.template.Resources).find(([, { Type }]) => Type === type)?.[0] ?? type;

/**
 * Reads the product's templates after putting `value` at a path of one, keys separated by slashes.
 * A type in the place of a resource is the first one of that type.
 */
async function readChanged(path: string, value: unknown): Promise<unknown> {
  const keys = path.split('/').map(idOf);
  const last = keys.pop() ?? '';
  const [name, original] =
    (keys[1] ?? '') in stack.data.Resources ? [`${stack.name}-data`, stack.data] : [stack.name, stack.template];
  const template = structuredClone(original) as unknown as Record<string, unknown>;
  let at = template;
  for (const key of keys) at = (at[key] ??= {}) as Record<string, unknown>;
  at[last] = value;
  const folder = await temporaryFolder();
  await cp(stack.folder, folder, { recursive: true });
  await writeFile(join(folder, `${name}.template.json`), JSON.stringify(template));
  return readTemplate(folder, stack.name);
}

describe('a template', () => {
  it.each<[string, string, unknown, string]>([
    ['a resource type', 'Resources/Stream', { Type: 'AWS::Kinesis::Stream' }, 'AWS::Kinesis::Stream'],
    ['a condition on a resource', 'Resources/UploadsBucket/Condition', 'IsProd', 'Condition'],
    [
      'a part of a known property',
      'Resources/UploadsBucket/Properties/CorsConfiguration/CorsRules/0/ExposedHeaders',
      ['etag'],
      'CorsConfiguration.CorsRules.0.ExposedHeaders',
    ],
    ['an intrinsic', 'Resources/UploadsBucket/Properties/BucketName', { 'Fn::ImportValue': 'x' }, 'Fn::ImportValue'],
    [
      'a policy',
      'Resources/AWS::IAM::Role/Properties/Policies/0/PolicyDocument/Statement/0',
      { Effect: 'Allow', NotAction: 's3:*', Resource: '*' },
      'NotAction',
    ],
  ])('with %s that the local host does not know is refused by name', async (_name, path, value, named) => {
    await expect(readChanged(path, value)).rejects.toThrow(named);
  });
});

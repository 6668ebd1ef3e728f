import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTemplate } from '../../../../infra/local/template/read-template.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';
import { synthesise, type Synthesised } from '../../fixtures/fixture-stack.ts';

let stack: Synthesised;
beforeAll(async () => {
  stack = await synthesise('local');
});

const idOf = (type: string) =>
  Object.entries(stack.template.Resources).find(([, { Type }]) => Type === type)?.[0] ?? type;

/**
 * Reads the product's templates after putting `value` at a path of one, keys separated by slashes.
 * A type in the place of a resource is the first one of that type.
 */
async function readChanged(path: string, value: unknown): Promise<unknown> {
  const [website, data] = [structuredClone(stack.template), structuredClone(stack.data)];
  const keys = path.split('/').map(idOf);
  const last = keys.pop() ?? '';
  let at = ((keys[1] ?? '') in data.Resources ? data : website) as unknown as Record<string, unknown>;
  for (const key of keys) at = (at[key] ??= {}) as Record<string, unknown>;
  at[last] = value;
  const folder = await temporaryFolder();
  for (const [name, template, original] of [
    ['x', website, stack.name],
    ['x-data', data, `${stack.name}-data`],
    ['website-account', stack.account, 'website-account'],
  ] as const) {
    // Outputs are read by the name of their stack.
    await writeFile(
      join(folder, `${name}.template.json`),
      JSON.stringify(template).replaceAll('"website-local-data"', '"x-data"'),
    );
    await writeFile(join(folder, `${name}.assets.json`), await readFile(join(stack.folder, `${original}.assets.json`)));
  }
  return readTemplate(folder, 'x');
}

describe('a template', () => {
  it('is read the same each time', async () => {
    const again = readTemplate(stack.folder, stack.name);
    // The development server starts again when they differ.
    expect(readTemplate(stack.folder, stack.name)).toEqual(again);
  });

  it.each<[string, string, unknown, string]>([
    ['a resource type', 'Resources/Stream', { Type: 'AWS::Kinesis::Stream' }, 'AWS::Kinesis::Stream'],
    ['a section', 'Conditions', {}, 'Conditions'],
    ['a condition on a resource', 'Resources/UploadsBucket/Condition', 'IsProd', 'Condition'],
    [
      'a part of a known property',
      'Resources/UploadsBucket/Properties/CorsConfiguration/CorsRules/0/ExposedHeaders',
      ['etag'],
      'CorsConfiguration.CorsRules.0.ExposedHeaders',
    ],
    [
      'a cache policy',
      'Resources/Distribution/Properties/DistributionConfig/DefaultCacheBehavior/CachePolicyId',
      'x',
      'CachePolicyId',
    ],
    ['an intrinsic', 'Resources/UploadsBucket/Properties/BucketName', { 'Fn::ImportValue': 'x' }, 'Fn::ImportValue'],
    [
      'an output',
      'Resources/UploadsBucket/Properties/BucketName',
      { 'Fn::GetStackOutput': { StackName: 'y', OutputName: 'z' } },
      'No output z of a stack y',
    ],
    ['a reference', 'Resources/UploadsBucket/Properties/BucketName', { Ref: 'Nowhere' }, 'Nowhere'],
    [
      'a policy',
      'Resources/AWS::IAM::Role/Properties/Policies/0/PolicyDocument/Statement/0',
      { Effect: 'Allow', NotAction: 's3:*', Resource: '*' },
      'NotAction',
    ],
    [
      'a caller',
      'Resources/AWS::Lambda::Permission/Properties/SourceArn',
      'arn:aws:execute-api:x',
      'API Gateway may not invoke',
    ],
  ])('with %s that the local host does not know is refused by name', async (_name, path, value, named) => {
    await expect(readChanged(path, value)).rejects.toThrow(named);
  });
});

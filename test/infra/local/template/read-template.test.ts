import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTemplate } from '../../../../infra/local/template/read-template.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';
import { synthesise } from '../../fixtures/fixture-stack.ts';

const { data, folder, name } = await synthesise('local');
const bucket = data.Resources['UploadsBucket'];
const withProperty = (property: object) => ({ ...bucket, Properties: { ...bucket?.Properties, ...property } });

it.each([
  ['a resource type', 'AWS::Kinesis::Stream', { Type: 'AWS::Kinesis::Stream' }],
  ['a condition on a resource', 'Condition', { ...bucket, Condition: 'IsProd' }],
  [
    'a part of a known property',
    'CorsConfiguration.Other',
    withProperty({ CorsConfiguration: { CorsRules: [], Other: 1 } }),
  ],
  ['an intrinsic', 'Fn::ImportValue', withProperty({ BucketName: { 'Fn::ImportValue': 'x' } })],
])('a template with %s that the local host does not know is refused by name', async (_, named, resource) => {
  const changed = await temporaryFolder();
  await cp(folder, changed, { recursive: true });
  const template = { ...data, Resources: { ...data.Resources, UploadsBucket: resource } };
  await writeFile(join(changed, `${name}-data.template.json`), JSON.stringify(template));
  expect(() => readTemplate(changed, name)).toThrow(named);
});

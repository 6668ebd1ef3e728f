import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { App, CfnResource, CustomResource, Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Code, Function as Lambda, Runtime, type FunctionProps } from 'aws-cdk-lib/aws-lambda';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Provider } from 'aws-cdk-lib/custom-resources';
import { expect, it } from 'vitest';
import type { ResourceSettings } from '../../template/read-resources.ts';
import { readTemplate } from '../../template/read-template.ts';
import { temporaryFolder } from '../temporary-folder.ts';

type Add = (stack: Stack, app: App) => void;

const addDistribution = (stack: Stack, id: string) =>
  new Distribution(stack, id, { defaultBehavior: { origin: new HttpOrigin('api.example') } });

/** Reads a stack with a distribution, an HTTP API and what else a test adds. */
async function read(add: Add, settings: Partial<ResourceSettings> = {}) {
  const folder = await temporaryFolder();
  const code = join(folder, 'code');
  await mkdir(code);
  await writeFile(join(code, 'index.mjs'), 'export const handler = async () => ({ statusCode: 204 });');
  const outdir = join(folder, 'cdk.out');
  // CDK's own check of the template takes half a minute.
  const app = new App({ outdir, builtinCloudFormationValidation: false, context: { code } });
  const stack = new Stack(app, 'Small', { env: { region: 'eu-west-1' } });
  new HttpApi(stack, 'Api');
  addDistribution(stack, 'Site');
  add(stack, app);
  return readTemplate({ assembly: app.synth().directory, stacks: ['Small'], ...settings });
}

function addFunction(stack: Stack, props: Partial<FunctionProps> = {}): Lambda {
  const code = Code.fromAsset(String(stack.node.getContext('code')));
  return new Lambda(stack, 'Small', { runtime: Runtime.NODEJS_24_X, handler: 'index.handler', code, ...props });
}

it.each<[string, string | RegExp, Add, Partial<ResourceSettings>?]>([
  [
    'a resource type',
    'AWS::Kinesis::Stream',
    (stack) => new CfnResource(stack, 'Stream', { type: 'AWS::Kinesis::Stream' }),
  ],
  [
    'a part of a known property',
    'CorsConfiguration.Other',
    (stack) => new CfnBucket(stack, 'Bucket').addPropertyOverride('CorsConfiguration', { CorsRules: [], Other: 1 }),
  ],
  [
    'an intrinsic',
    'Fn::Base64',
    (stack) => new CfnBucket(stack, 'Bucket').addPropertyOverride('BucketName', { 'Fn::Base64': 'x' }),
  ],
  ['a function in another language', 'Runtime', (stack) => addFunction(stack, { runtime: Runtime.PYTHON_3_13 })],
  ['no stack of a given name', 'no stack Large, but Small', () => {}, { stacks: ['Large'] }],
  ['no assembly', 'no output of «cdk synth»', () => {}, { assembly: '/none' }],
])('%s: refused by name', async (_, named, add, settings) => {
  await expect(read(add, settings)).rejects.toThrow(named);
});

it('a function that only CloudFormation calls, for a custom resource, does not run', async () => {
  const { functions, buckets } = await read(
    (stack) => {
      const { serviceToken } = new Provider(stack, 'Provider', { onEventHandler: addFunction(stack) });
      const { ref } = new CfnBucket(stack, 'Pages');
      const properties = { Target: ref };
      new CustomResource(stack, 'Pages2', { resourceType: 'Custom::Pages', serviceToken, properties });
    },
    { customResources: { 'Custom::Pages': ({ Target }) => ({ bucket: String(Target), folder: '/pages' }) } },
  );
  expect(functions).toEqual([]);
  expect(buckets).toMatchObject([{ name: 'pages', siteFolder: '/pages' }]);
});

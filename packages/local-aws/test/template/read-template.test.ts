import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { App, CfnCondition, CfnResource, CustomResource, Fn, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AttributeType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Code, Function as Lambda, Runtime, StartingPosition, type FunctionProps } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Provider } from 'aws-cdk-lib/custom-resources';
import { expect, it } from 'vitest';
import { startLocalAws } from '../../local-host.ts';
import { StartError } from '../../machine/start-error.ts';
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
    'a condition on a resource',
    'the attribute Condition',
    (stack) => {
      const bucket = new CfnBucket(stack, 'Bucket');
      bucket.cfnOptions.condition = new CfnCondition(stack, 'IsProd', { expression: Fn.conditionEquals('a', 'b') });
    },
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
  [
    'a custom resource of which the settings say nothing',
    'the custom resource Custom::Migration',
    (stack) => new CustomResource(stack, 'Migration', { resourceType: 'Custom::Migration', serviceToken: 'arn' }),
  ],
  ['two distributions', 'one distribution, no more', (stack) => void addDistribution(stack, 'Second')],
  ['two HTTP APIs', 'one HTTP API, no more', (stack) => new HttpApi(stack, 'Second')],
  [
    'a path with a parameter',
    'the route GET /notes/{id}',
    (stack) =>
      (stack.node.findChild('Api') as HttpApi).addRoutes({
        path: '/notes/{id}',
        methods: [HttpMethod.GET],
        integration: new HttpLambdaIntegration('Small', addFunction(stack)),
      }),
  ],
  [
    'a function that follows changes of rows, too',
    'FilterCriteria',
    (stack) => {
      const partitionKey = { name: 'id', type: AttributeType.STRING };
      const table = new Table(stack, 'Table', { partitionKey, stream: StreamViewType.NEW_IMAGE });
      addFunction(stack).addEventSource(new DynamoEventSource(table, { startingPosition: StartingPosition.LATEST }));
    },
  ],
  ['a function in another language', 'Runtime', (stack) => addFunction(stack, { runtime: Runtime.PYTHON_3_13 })],
  ['no HTTP API', 'no more and no less', (stack) => stack.node.tryRemoveChild('Api')],
  ['no stack of a given name', 'no stack Large, but Small', () => {}, { stacks: ['Large'] }],
  ['no region', 'name no region', (_, app) => new Stack(app, 'Anywhere'), { stacks: ['Anywhere'] }],
  [
    'stacks in two regions',
    'more than one region: eu-west-1, us-east-1',
    (_, app) => new Stack(app, 'Edge', { env: { region: 'us-east-1' } }),
    { stacks: ['Small', 'Edge'] },
  ],
  ['no assembly', 'no output of «cdk synth»', () => {}, { assembly: '/none' }],
])('%s: refused by name', async (_, named, add, settings) => {
  await expect(read(add, settings)).rejects.toThrow(named);
});

it('a function has Lambda’s own defaults, and the values of intrinsics in its environment', async () => {
  const { functions, environment } = await read((stack) =>
    addFunction(stack, { environment: { PLACE: stack.account } }),
  );
  expect(environment).toEqual({ account: '000000000000', region: 'eu-west-1' });
  const defaults = { timeoutMs: 3000, memoryMb: 128, runtime: 'nodejs24.x' };
  expect(functions).toMatchObject([{ ...defaults, environment: { PLACE: '000000000000' } }]);
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

it('what is refused is one line for the terminal', async () => {
  const bodyLimit = { bytes: 1, answer: { status: 413, json: {} } };
  const settings = { assembly: '/none', stacks: [], dataDir: await temporaryFolder(), port: 0, bodyLimit };
  await expect(startLocalAws(settings)).rejects.toBeInstanceOf(StartError);
});

it('a template that is cut is refused by its name', async () => {
  const assembly = await temporaryFolder();
  const properties = { templateFile: 'Cut.template.json' };
  const artifacts = {
    Cut: { type: 'aws:cloudformation:stack', environment: 'aws://unknown-account/eu-west-1', properties },
  };
  await writeFile(join(assembly, 'manifest.json'), JSON.stringify({ artifacts }));
  await writeFile(join(assembly, 'Cut.template.json'), '{"Resources":{"Api"');
  expect(() => readTemplate({ assembly, stacks: ['Cut'] })).toThrow(
    `${join(assembly, 'Cut.template.json')} is damaged`,
  );
});

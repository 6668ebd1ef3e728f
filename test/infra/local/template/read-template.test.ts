import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { localise } from '../../../../infra/local/template/localise.ts';
import { readTemplate } from '../../../../infra/local/template/read-template.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';
import { synthesise, type Synthesised } from '../../fixtures/fixture-stack.ts';

let stack: Synthesised;
beforeAll(async () => {
  stack = await synthesise('local');
});

/** Reads the product's templates after putting `value` at a path of one, keys separated by slashes. */
async function readChanged(path: string, value: unknown): Promise<unknown> {
  const [website, data] = [structuredClone(stack.template), structuredClone(stack.data)];
  const keys = path.split('/');
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

const idOf = (type: string) =>
  Object.entries(stack.template.Resources).find(([, { Type }]) => Type === type)?.[0] ?? '';

describe('a template', () => {
  it('is read as it was synthesised', async () => {
    await expect(readChanged('Description', 'x')).resolves.toBeDefined();
  });

  it.each<[string, string, unknown, string]>([
    ['a resource type', 'Resources/Stream', { Type: 'AWS::Kinesis::Stream' }, 'AWS::Kinesis::Stream'],
    ['a section', 'Conditions', {}, 'Conditions'],
    ['a condition on a resource', 'Resources/UploadsBucket/Condition', 'IsProd', 'Condition'],
    [
      'a property',
      'Resources/UploadsBucket/Properties/WebsiteConfiguration',
      { IndexDocument: 'x' },
      'AWS::S3::Bucket WebsiteConfiguration.IndexDocument',
    ],
    [
      'a part of a known property',
      'Resources/UploadsBucket/Properties/LifecycleConfiguration/Rules/0/Prefix',
      'a/',
      'Rules[].Prefix',
    ],
    ['a value', 'Resources/ContactTable/Properties/BillingMode', 'PROVISIONED', '"PROVISIONED"'],
    [
      'error responses',
      'Resources/Distribution/Properties/DistributionConfig/CustomErrorResponses',
      [{ ErrorCode: 404 }],
      'CustomErrorResponses[].ErrorCode',
    ],
    [
      'a cache policy',
      'Resources/Distribution/Properties/DistributionConfig/DefaultCacheBehavior/CachePolicyId',
      'x',
      'CachePolicyId',
    ],
    ['an intrinsic', 'Resources/UploadsBucket/Properties/BucketName', { 'Fn::ImportValue': 'x' }, 'Fn::ImportValue'],
    [
      'an attribute',
      'Resources/UploadsBucket/Properties/BucketName',
      { 'Fn::GetAtt': ['SiteBucket', 'WebsiteURL'] },
      'WebsiteURL',
    ],
    [
      'an output',
      'Resources/UploadsBucket/Properties/BucketName',
      { 'Fn::GetStackOutput': { StackName: 'y', OutputName: 'z' } },
      'No output z of a stack y',
    ],
    ['a reference', 'Resources/UploadsBucket/Properties/BucketName', { Ref: 'Nowhere' }, 'Nowhere'],
  ])('with %s that the local host does not know is refused by name', async (_name, path, value, named) => {
    await expect(readChanged(path, value)).rejects.toThrow(named);
  });

  it('whose function API Gateway may not invoke is refused', async () => {
    const permission = idOf('AWS::Lambda::Permission');
    await expect(readChanged(`Resources/${permission}/Properties/SourceArn`, 'arn:aws:execute-api:x')).rejects.toThrow(
      'API Gateway may not invoke',
    );
  });

  it('with a policy that the evaluator does not support is refused', async () => {
    const role = idOf('AWS::IAM::Role');
    const statement = { Effect: 'Allow', NotAction: 's3:*', Resource: '*' };
    const path = `Resources/${role}/Properties/Policies/0/PolicyDocument/Statement/0`;
    await expect(readChanged(path, statement)).rejects.toThrow('NotAction');
  });

  it('with a managed policy is refused', async () => {
    const role = idOf('AWS::IAM::Role');
    await expect(readChanged(`Resources/${role}/Properties/ManagedPolicyArns`, ['arn:x'])).rejects.toThrow(
      'ManagedPolicyArns',
    );
  });

  it('with a publication that does more, or a function with a layer, is refused', async () => {
    const publication = idOf('Custom::SitePublication');
    await expect(readChanged(`Resources/${publication}/Properties/Prune`, true)).rejects.toThrow(
      'Custom::SitePublication Prune',
    );
    await expect(readChanged(`Resources/${idOf('AWS::Lambda::Function')}/Properties/Layers`, ['x'])).rejects.toThrow(
      'AWS::Lambda::Function Layers',
    );
  });

  it('with a changed CORS rule, route or header takes effect', async () => {
    const cors = 'Resources/UploadsBucket/Properties/CorsConfiguration/CorsRules/0/AllowedMethods';
    expect(await readChanged(cors, ['GET'])).toMatchObject({ buckets: [{}, { cors: [{ AllowedMethods: ['GET'] }] }] });
  });
});

describe('on this machine', () => {
  const addresses = {
    siteUrl: 'http://localhost:3000',
    otherOrigins: ['http://127.0.0.1:3000'],
    uploadOrigin: 'http://127.0.0.1:4000',
  };

  it('the addresses of AWS become its own, wherever a function, a bucket or a header names them', () => {
    const template = localise(readTemplate(stack.folder, stack.name), addresses);
    expect(template.functions.find(({ name }) => name === 'complaint')?.environment['SITE_URL']).toBe(
      'http://localhost:3000',
    );
    expect(template.buckets.flatMap(({ cors }) => cors).flatMap(({ AllowedOrigins }) => AllowedOrigins)).toEqual([
      'http://localhost:3000',
      'http://127.0.0.1:3000',
    ]);
    const policy = template.distribution.behaviours.at(-1)?.headers['content-security-policy'] ?? '';
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:4000;");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(JSON.stringify(template.distribution.behaviours.map(({ headers }) => headers))).not.toContain('amazonaws');
  });
});

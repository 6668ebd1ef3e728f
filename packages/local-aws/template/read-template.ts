import { basename } from 'node:path';
import { isAllowed, isLike } from '../iam/policies.ts';
import { apiDomain, bucketArn, callArn, functionArn, queueArn, roleArn, streamArn } from './aws-names.ts';
import { readDistribution } from './read-distribution.ts';
import { readResources } from './read-resources.ts';
import type { Properties } from './resource-schemas.ts';

/** A synthesised stack, as far as it runs on this machine: all of it, or reading it is an error. */
export type Template = ReturnType<typeof readTemplate>;
export type FunctionSpec = Template['functions'][number];
export type Route = Template['routes'][number];
export type TableSpec = Template['tables'][number];
export type MappingSpec = Template['mappings'][number];
export type BucketSpec = Template['buckets'][number];

/** What Lambda does in the name of a function that follows a stream. */
const FOLLOW_STREAM = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
];

/**
 * Reads the stacks of the local host.
 * @param folder output of `cdk synth`, for instance `cdk.out`
 * @param stackName of the website; the stack of its data has `-data` appended
 * @throws Error that names what the local host doesn't support
 */
export function readTemplate(folder: string, stackName: string) {
  const { of, nameOf, assetFolder } = readResources(folder, stackName);

  const roles = of('AWS::IAM::Role').map(([id, { Policies }]) => ({
    arn: roleArn(id),
    statements: Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
  }));

  /** The Lambdas, by their logical ids. */
  const functions = of('AWS::Lambda::Function').map(([id, properties]) => {
    const codeFolder = assetFolder(properties.Code.S3Key);
    return {
      id,
      name: basename(codeFolder),
      folder: codeFolder,
      /** `file.export` */
      handler: properties.Handler,
      timeoutMs: properties.Timeout * 1000,
      memoryMb: properties.MemorySize,
      environment: properties.Environment.Variables,
      roleArn: properties.Role,
    };
  });

  const [api, ...otherApis] = of('AWS::ApiGatewayV2::Api');
  if (!api || otherApis.length > 0) throw new Error('The local host serves exactly one HTTP API.');
  const integrations = new Map(of('AWS::ApiGatewayV2::Integration'));
  const permissions = of('AWS::Lambda::Permission').map(([, permission]) => permission);
  /** Paths of the HTTP API; `key` is what the template and the event name them by: `ANY /api/contact`. */
  const routes = of('AWS::ApiGatewayV2::Route').map(([id, { ApiId, RouteKey, Target }]) => {
    const [method = '', path = ''] = RouteKey.split(' ');
    const target = integrations.get(Target.replace(/^integrations\//, ''))?.IntegrationUri;
    const called = functions.find((candidate) => functionArn(candidate.id) === target);
    if (!called || !/^(?:\/[\w.-]+)+$/.test(path))
      throw new Error(`The local host can't follow the route ${RouteKey} (${id}).`);
    const call = callArn(ApiId, method, path);
    const isPermitted = permissions.some(
      ({ FunctionName, SourceArn }) => FunctionName === target && isLike(call, SourceArn),
    );
    if (!isPermitted) throw new Error(`API Gateway may not invoke ${called.id} for ${RouteKey}.`);
    return { key: RouteKey, method, path, functionId: called.id };
  });

  const tables = of('AWS::DynamoDB::Table').map(([id, table]) => ({
    name: nameOf(id),
    keySchema: table.KeySchema,
    attributes: table.AttributeDefinitions,
  }));
  const queues = of('AWS::SQS::Queue').map(([id]) => queueArn(id));

  /** Which function gets the records of a table's stream, and how often it gets one again that it could not handle. */
  function readMapping(id: string, properties: Properties<'AWS::Lambda::EventSourceMapping'>) {
    const { EventSourceArn, FunctionName, DestinationConfig, MaximumRetryAttempts } = properties;
    const queue = DestinationConfig.OnFailure.Destination;
    const table = tables.find(({ name }) => streamArn(name) === EventSourceArn);
    const called = functions.find((candidate) => candidate.id === FunctionName);
    if (!table || !called || !queues.includes(queue))
      throw new Error(`The local host can't follow the event source mapping ${id}.`);
    const identity = roles.find(({ arn }) => arn === called.roleArn)?.statements ?? [];
    const demands = [
      ...FOLLOW_STREAM.map((action) => [action, EventSourceArn] as const),
      ['sqs:SendMessage', queue] as const,
    ];
    for (const [action, resource] of demands) {
      const context = { 'aws:securetransport': 'true' };
      if (!isAllowed({ principal: { role: called.roleArn }, action, resource, context }, { identity, resource: [] }))
        throw new Error(`${called.id} may not ${action} ${resource} (${id}).`);
    }
    return { id, functionId: called.id, table: table.name, retries: MaximumRetryAttempts };
  }

  const publications = of('Custom::SitePublication').map(([, publication]) => publication);
  const policies = of('AWS::S3::BucketPolicy').map(([, policy]) => policy);
  const buckets = of('AWS::S3::Bucket').map(([id, bucket]) => {
    const name = nameOf(id);
    const archives = publications.find(({ Bucket }) => Bucket === name)?.Archives;
    return {
      name,
      arn: bucketArn(name),
      cors: bucket.CorsConfiguration?.CorsRules ?? [],
      policy: policies
        .filter(({ Bucket }) => Bucket === name)
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
      /** Folder of the files that a deployment puts there. Absent for a bucket that gets its objects by calls. */
      siteFolder: archives && assetFolder(archives.find(({ Folder }) => Folder === '')?.Key ?? ''),
    };
  });

  return {
    functions,
    routes,
    apiDomain: apiDomain(api[0]),
    tables,
    mappings: of('AWS::Lambda::EventSourceMapping').map(([id, properties]) => readMapping(id, properties)),
    /** Who may send: addresses and domains, and names of configuration sets. */
    mailSenders: {
      identities: of('AWS::SES::EmailIdentity').map(([, { EmailIdentity }]) => EmailIdentity),
      configurationSets: of('AWS::SES::ConfigurationSet').map(([id]) => id),
    },
    buckets,
    roles,
    distribution: readDistribution(of),
  };
}

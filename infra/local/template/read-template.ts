import { basename } from 'node:path';
import { isAllowed, isLike } from '../iam/policies.ts';
import { apiDomain, bucketArn, callArn, functionArn, queueArn, roleArn, streamArn } from './aws-names.ts';
import { readDistribution } from './read-distribution.ts';
import { readResources } from './read-resources.ts';
import type { Properties } from './resource-schemas.ts';
import type { BucketSpec, FunctionSpec, MappingSpec, Route, TableSpec, Template } from './specs.ts';

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
export function readTemplate(folder: string, stackName: string): Template {
  const { of, nameOf, assetFolder } = readResources(folder, stackName);

  const roles = of('AWS::IAM::Role').map(([id, { Policies }]) => ({
    arn: roleArn(id),
    statements: Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
  }));

  const functions = of('AWS::Lambda::Function').map(([id, properties]): FunctionSpec => {
    const codeFolder = assetFolder(properties.Code.S3Key);
    return {
      id,
      name: basename(codeFolder),
      folder: codeFolder,
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
  const routes = of('AWS::ApiGatewayV2::Route').map(([id, { ApiId, RouteKey, Target }]): Route => {
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

  const tables = of('AWS::DynamoDB::Table').map(([id, table]): TableSpec => ({
    name: nameOf(id),
    keySchema: table.KeySchema,
    attributes: table.AttributeDefinitions,
    hasStream: table.StreamSpecification !== undefined,
  }));
  const queues = of('AWS::SQS::Queue').map(([id]) => queueArn(id));

  function readMapping(id: string, properties: Properties<'AWS::Lambda::EventSourceMapping'>): MappingSpec {
    const { EventSourceArn, FunctionName, DestinationConfig } = properties;
    const queue = DestinationConfig.OnFailure.Destination;
    const table = tables.find(({ name, hasStream }) => hasStream && streamArn(name) === EventSourceArn);
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
    return {
      id,
      functionId: called.id,
      table: table.name,
      retries: properties.MaximumRetryAttempts,
      maxAgeMs: properties.MaximumRecordAgeInSeconds * 1000,
    };
  }

  const publications = of('Custom::SitePublication').map(([, publication]) => publication);
  /** The folder of the files that a deployment puts into a bucket. */
  function siteFolder(bucket: string): string | undefined {
    const publication = publications.find(({ Bucket }) => Bucket === bucket);
    return publication && assetFolder(publication.Archives.find(({ Folder }) => Folder === '')?.Key ?? '');
  }

  const policies = of('AWS::S3::BucketPolicy').map(([, policy]) => policy);
  const buckets = of('AWS::S3::Bucket').map(([id, bucket]): BucketSpec => {
    const name = nameOf(id);
    return {
      name,
      arn: bucketArn(name),
      cors: bucket.CorsConfiguration?.CorsRules ?? [],
      policy: policies
        .filter(({ Bucket }) => Bucket === name)
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
      siteFolder: siteFolder(name),
    };
  });

  return {
    functions,
    routes,
    apiDomain: apiDomain(api[0]),
    tables,
    mappings: of('AWS::Lambda::EventSourceMapping').map(([id, properties]) => readMapping(id, properties)),
    mailSenders: {
      identities: of('AWS::SES::EmailIdentity').map(([, { EmailIdentity }]) => EmailIdentity),
      configurationSets: of('AWS::SES::ConfigurationSet').map(([id]) => id),
    },
    buckets,
    roles,
    distribution: readDistribution(of),
  };
}

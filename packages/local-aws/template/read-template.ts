import { basename } from 'node:path';
import { isAllowed, isLike } from '../iam/policies.ts';
import { apiDomain, bucketArn, bucketDomain, callArn, functionArn, queueArn, roleArn, streamArn } from './aws-names.ts';
import { readDistribution } from './read-distribution.ts';
import { readResources, type ResourceSettings } from './read-resources.ts';
import type { Properties } from './resource-schemas.ts';

/** Synthesised stacks, as far as they run on this machine: all of them, or reading them is an error. */
export type Template = ReturnType<typeof readTemplate>;
export type FunctionSpec = Template['functions'][number];
export type Route = Template['routes'][number];
export type MappingSpec = Template['mappings'][number];
export type BucketSpec = Template['buckets'][number];

export interface TableSpec {
  readonly name: string;
  readonly keySchema: readonly { readonly AttributeName: string }[];
  readonly attributes: readonly object[];
  /** What its stream's records contain, if it has a stream. */
  readonly streamView?: 'NEW_IMAGE' | 'NEW_AND_OLD_IMAGES' | undefined;
}

/** What Lambda does in the name of a function that follows a stream. */
const FOLLOW_STREAM = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
];

/** What Lambda tries when a template sets no limit. */
const MOST_RETRIES = 10_000;

/**
 * Reads the stacks of a cloud assembly.
 * @throws Error that names what the local host doesn't support
 */
export function readTemplate(settings: ResourceSettings) {
  const { environment, of, nameOf, assetFolder, siteFolders } = readResources(settings);

  const attached = of('AWS::IAM::Policy').map(([, policy]) => policy);
  const roles = of('AWS::IAM::Role').map(([id, { Policies }]) => ({
    arn: roleArn(id, environment),
    statements: [...Policies, ...attached.filter(({ Roles }) => Roles.includes(id))].flatMap(
      ({ PolicyDocument }) => PolicyDocument.Statement,
    ),
  }));

  /** The Lambdas, by their logical ids. */
  const functions = of('AWS::Lambda::Function').map(([id, properties]) => {
    const codeFolder = assetFolder(properties.Code.S3Key);
    return {
      id,
      /** For people: of the folder that the app gave, which a staged one only has a hash of. */
      name: basename(codeFolder).startsWith('asset.') ? id : basename(codeFolder),
      folder: codeFolder,
      /** `file.export` */
      handler: properties.Handler,
      timeoutMs: properties.Timeout * 1000,
      memoryMb: properties.MemorySize,
      runtime: properties.Runtime,
      environment: properties.Environment.Variables,
      roleArn: properties.Role,
    };
  });

  const [api, ...otherApis] = of('AWS::ApiGatewayV2::Api');
  if (!api || otherApis.length > 0) throw new Error('The local host serves one HTTP API, no more and no less.');
  const integrations = new Map(of('AWS::ApiGatewayV2::Integration'));
  const permissions = of('AWS::Lambda::Permission').map(([, permission]) => permission);
  /** Paths of the HTTP API; `key` is what the template and the event name them by: `ANY /api/contact`. */
  const routes = of('AWS::ApiGatewayV2::Route').map(([id, { ApiId, RouteKey, Target }]) => {
    const [method = '', path = ''] = RouteKey.split(' ');
    const target = integrations.get(Target.replace(/^integrations\//, ''))?.IntegrationUri;
    const called = functions.find((candidate) => functionArn(candidate.id, environment) === target);
    if (!called || !/^(?:\/[\w.-]+)+$/.test(path))
      throw new Error(
        `The local host can't follow the route ${RouteKey} (${id}): it knows paths without parameters to functions only.`,
      );
    const call = callArn(`${ApiId}/$default/${method}${path}`, environment);
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
    streamView: table.StreamSpecification?.StreamViewType,
  }));
  const queues = of('AWS::SQS::Queue').map(([id]) => queueArn(id, environment));

  /** Which function gets the records of a table's stream, and how often it gets one again that it could not handle. */
  function readMapping(id: string, properties: Properties<'AWS::Lambda::EventSourceMapping'>) {
    const { EventSourceArn, FunctionName, DestinationConfig, MaximumRetryAttempts } = properties;
    const queue = DestinationConfig?.OnFailure.Destination;
    const table = tables.find(({ name }) => streamArn(name, environment) === EventSourceArn);
    const called = functions.find((candidate) =>
      [candidate.id, functionArn(candidate.id, environment)].includes(FunctionName),
    );
    if (!table || !called || (queue !== undefined && !queues.includes(queue)))
      throw new Error(`The local host can't follow the event source mapping ${id}.`);
    const identity = roles.find(({ arn }) => arn === called.roleArn)?.statements ?? [];
    const demands = [
      ...FOLLOW_STREAM.map((action) => [action, EventSourceArn] as const),
      ...(queue === undefined ? [] : [['sqs:SendMessage', queue] as const]),
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
      retries: MaximumRetryAttempts < 0 ? MOST_RETRIES : MaximumRetryAttempts,
    };
  }

  const policies = of('AWS::S3::BucketPolicy').map(([, policy]) => policy);
  const buckets = of('AWS::S3::Bucket').map(([id, bucket]) => {
    const name = nameOf(id);
    return {
      name,
      arn: bucketArn(name),
      domain: bucketDomain(name, environment),
      cors: bucket.CorsConfiguration?.CorsRules ?? [],
      policy: policies
        .filter(({ Bucket }) => Bucket === name)
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
      /** Folder of the files that a deployment puts there. Absent for a bucket that gets its objects by calls. */
      siteFolder: siteFolders.get(name),
    };
  });

  return {
    environment,
    functions,
    routes,
    apiDomain: apiDomain(api[0], environment),
    tables,
    mappings: of('AWS::Lambda::EventSourceMapping').map(([id, properties]) => readMapping(id, properties)),
    /** Who may send: addresses and domains, and names of configuration sets. */
    mailSenders: {
      identities: of('AWS::SES::EmailIdentity').map(([, { EmailIdentity }]) => EmailIdentity),
      configurationSets: of('AWS::SES::ConfigurationSet').map(([id]) => id),
    },
    buckets,
    roles,
    distribution: readDistribution(of, environment),
  };
}

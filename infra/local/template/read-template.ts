import { basename, resolve } from 'node:path';
import type { PublicationProperties } from '../../publisher/manifest.ts';
import { checkStatement, isLike, type Statement } from '../iam/policies.ts';
import { apiDomain, bucketArn, callArn, functionArn, roleArn } from './aws-names.ts';
import { checkTemplate } from './check-template.ts';
import { createResolver, type Resources } from './intrinsics.ts';
import { readDistribution } from './read-distribution.ts';
import { readMapping } from './read-mapping.ts';
import { PUBLICATION, publishingFunctions, readSiteFolder } from './read-publications.ts';
import { readStacks } from './read-stacks.ts';
import type {
  BucketPolicyProperties,
  BucketProperties,
  FunctionProperties,
  IdentityProperties,
  IntegrationProperties,
  MappingProperties,
  PermissionProperties,
  PlanProperties,
  PolicyDocument,
  RoleProperties,
  RouteProperties,
  TableProperties,
} from './resource-properties.ts';
import type { BucketSpec, FunctionSpec, Route, TableSpec, Template } from './specs.ts';

/**
 * Reads the stacks of the local host.
 * @param folder output of `cdk synth`, for instance `cdk.out`
 * @param stackName of the website; the stack of its data has `-data` appended
 * @throws Error that names what the local host doesn't support
 */
export function readTemplate(folder: string, stackName: string): Template {
  const stacks = readStacks(folder, stackName);
  const resolveValue = createResolver(stacks.resources, stacks.outputs);
  const resources = resolveValue(stacks.resources) as Resources;
  checkTemplate(stacks.templates, resources);
  const publishing = publishingFunctions(resources);

  const of = <Properties>(type: string): (readonly [string, Properties])[] =>
    Object.entries(resources).flatMap(([id, resource]) =>
      resource.Type === type ? [[id, (resource.Properties ?? {}) as Properties] as const] : [],
    );

  const roles = of<RoleProperties>('AWS::IAM::Role').map(([id, { Policies = [] }]) => ({
    arn: roleArn(id),
    statements: Policies.flatMap(({ PolicyDocument }) => statementsOf(PolicyDocument)),
  }));

  const ownFunctions = of<FunctionProperties>('AWS::Lambda::Function').filter(([id]) => !publishing.has(id));
  const functions = ownFunctions.map(([id, properties]): FunctionSpec => {
    const asset = stacks.assets[properties.Code.S3Key.replace(/\.zip$/, '')];
    if (!asset) throw new Error(`The code of ${id} is not among the assets.`);
    const codeFolder = resolve(folder, asset.source.path);
    return {
      id,
      name: basename(codeFolder),
      folder: codeFolder,
      handler: properties.Handler,
      timeoutMs: properties.Timeout * 1000,
      memoryMb: properties.MemorySize,
      environment: properties.Environment?.Variables ?? {},
      roleArn: properties.Role,
    };
  });

  const [api, ...otherApis] = of<object>('AWS::ApiGatewayV2::Api');
  if (!api || otherApis.length > 0) throw new Error('The local host serves exactly one HTTP API.');
  const integrations = new Map(of<IntegrationProperties>('AWS::ApiGatewayV2::Integration'));
  const permissions = of<PermissionProperties>('AWS::Lambda::Permission').map(([, permission]) => permission);
  const routes = of<RouteProperties>('AWS::ApiGatewayV2::Route').map(([id, { ApiId, RouteKey, Target }]): Route => {
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

  const tables = of<TableProperties>('AWS::DynamoDB::Table').map(([, table]): TableSpec => ({
    name: table.TableName,
    keySchema: table.KeySchema,
    attributes: table.AttributeDefinitions,
    hasStream: table.StreamSpecification !== undefined,
  }));
  const queues = of<object>('AWS::SQS::Queue').map(([id]) => id);
  const mappings = of<MappingProperties>('AWS::Lambda::EventSourceMapping').map(([id, properties]) =>
    readMapping(id, properties, { functions, tables, roles, queues }),
  );
  const mailSenders = {
    identities: of<IdentityProperties>('AWS::SES::EmailIdentity').map(([, { EmailIdentity }]) => EmailIdentity),
    configurationSets: of<object>('AWS::SES::ConfigurationSet').map(([id]) => id),
  };

  const plans = of<PlanProperties>('AWS::GuardDuty::MalwareProtectionPlan').map(
    ([, { ProtectedResource }]) => ProtectedResource.S3Bucket,
  );
  const bucketPolicies = of<BucketPolicyProperties>('AWS::S3::BucketPolicy').map(([, policy]) => policy);
  const buckets = of<BucketProperties>('AWS::S3::Bucket').map(([id, bucket]): BucketSpec => {
    const name = String(resolveValue({ Ref: id }));
    return {
      name,
      arn: bucketArn(name),
      cors: bucket.CorsConfiguration?.CorsRules ?? [],
      policy: bucketPolicies
        .filter(({ Bucket }) => Bucket === name)
        .flatMap(({ PolicyDocument }) => statementsOf(PolicyDocument)),
      scanned: plans.filter(({ BucketName }) => BucketName === name).flatMap(({ ObjectPrefixes }) => ObjectPrefixes),
      siteFolder: readSiteFolder(of<PublicationProperties>(PUBLICATION), name, folder, stacks.assets),
    };
  });

  return {
    functions,
    routes,
    apiDomain: apiDomain(api[0]),
    tables,
    mappings,
    mailSenders,
    buckets,
    roles,
    distribution: readDistribution(of),
  };
}

function statementsOf({ Statement }: PolicyDocument): readonly Statement[] {
  for (const statement of Statement) checkStatement(statement);
  return Statement;
}

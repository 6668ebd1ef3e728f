import type { Role } from '../iam/access.ts';
import { isAllowed } from '../iam/policies.ts';
import { queueArn, streamArn } from './aws-names.ts';
import type { MappingProperties } from './resource-properties.ts';
import type { FunctionSpec, MappingSpec, TableSpec } from './specs.ts';

interface Surroundings {
  readonly functions: readonly FunctionSpec[];
  readonly tables: readonly TableSpec[];
  readonly roles: readonly Role[];
  /** Logical ids of all queues. */
  readonly queues: readonly string[];
}

const READ = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'];

/**
 * Reads an event source mapping.
 * @throws Error naming it, when it leads nowhere or its function's role lacks what Lambda does in its name
 */
export function readMapping(
  id: string,
  properties: MappingProperties,
  { functions, tables, roles, queues }: Surroundings,
): MappingSpec {
  const { EventSourceArn, FunctionName, DestinationConfig } = properties;
  const table = tables.find(({ name, hasStream }) => hasStream && streamArn(name) === EventSourceArn);
  const called = functions.find((candidate) => candidate.id === FunctionName);
  const queue = queues.find((name) => queueArn(name) === DestinationConfig.OnFailure.Destination);
  if (!table || !called || queue === undefined)
    throw new Error(`The local host can't follow the event source mapping ${id}.`);
  const role = roles.find(({ arn }) => arn === called.roleArn);
  const demands = [
    ...READ.map((action) => [action, EventSourceArn] as const),
    ['sqs:SendMessage', queueArn(queue)] as const,
  ];
  for (const [action, resource] of demands) {
    const request = {
      principal: { role: called.roleArn },
      action,
      resource,
      context: { 'aws:securetransport': 'true' },
    };
    if (!isAllowed(request, { identity: role?.statements ?? [], resource: [] }))
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

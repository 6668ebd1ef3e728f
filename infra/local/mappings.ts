import type { Role } from './access.ts';
import { queueArn, streamArn } from './aws-names.ts';
import { isAllowed } from './iam.ts';
import type { MappingProperties } from './resource-properties.ts';
import type { FunctionSpec, TableSpec } from './template.ts';

/** Which function gets the records of a table's stream, and how. */
export interface MappingSpec {
  /** Logical id. */
  readonly id: string;
  readonly functionId: string;
  /** Name of the table. */
  readonly table: string;
  readonly streamArn: string;
  /** Most records of one invocation. */
  readonly batchSize: number;
  /** How often a record is tried again. */
  readonly retries: number;
  /** A record that is older is tried no more. */
  readonly maxAgeMs: number;
  /** Name of the queue that is told of records which nobody could handle. */
  readonly queue: string;
}

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
export function readMapping(id: string, properties: MappingProperties, { functions, tables, roles, queues }: Surroundings): MappingSpec {
  const { EventSourceArn, FunctionName, DestinationConfig } = properties;
  const table = tables.find(({ name, hasStream }) => hasStream && streamArn(name) === EventSourceArn);
  const called = functions.find((candidate) => candidate.id === FunctionName);
  const queue = queues.find((name) => queueArn(name) === DestinationConfig.OnFailure.Destination);
  if (!table || !called || queue === undefined) throw new Error(`The local host can't follow the event source mapping ${id}.`);
  const role = roles.find(({ arn }) => arn === called.roleArn);
  const demands = [...READ.map((action) => [action, EventSourceArn] as const), ['sqs:SendMessage', queueArn(queue)] as const];
  for (const [action, resource] of demands) {
    const request = { principal: { role: called.roleArn }, action, resource, context: { 'aws:securetransport': 'true' } };
    if (!isAllowed(request, { identity: role?.statements ?? [], resource: [] })) throw new Error(`${called.id} may not ${action} ${resource} (${id}).`);
  }
  return {
    id,
    functionId: called.id,
    table: table.name,
    streamArn: EventSourceArn,
    batchSize: properties.BatchSize,
    retries: properties.MaximumRetryAttempts,
    maxAgeMs: properties.MaximumRecordAgeInSeconds * 1000,
    queue,
  };
}

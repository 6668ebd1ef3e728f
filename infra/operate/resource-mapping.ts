import { OperateError } from './operate-error.ts';

/** What of a template the mapping needs. */
interface Template {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties?: Readonly<Record<string, unknown>> }>>;
}

/** What outlives its stack, and the property by which CloudFormation finds it. */
const IDENTIFIERS: Readonly<Record<string, string>> = { 'AWS::DynamoDB::Table': 'TableName', 'AWS::S3::Bucket': 'BucketName' };

/**
 * The mapping for `cdk import`: which existing table or bucket becomes which resource of the stack.
 * @throws OperateError if the account, which is part of the buckets' names, is open
 */
export function resourceMapping({ Resources }: Template): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const entries = Object.entries(Resources).flatMap(([id, { Type, Properties = {} }]) => {
    const identifier = IDENTIFIERS[Type];
    if (identifier === undefined) return [];
    const name = Properties[identifier];
    if (typeof name !== 'string') throw new OperateError(`The name of ${id} is open: give the stage its account in infra/stages.ts.`);
    return [[id, { [identifier]: name }] as const];
  });
  return Object.fromEntries(entries);
}

import type { AwsEnvironment } from '../iam/aws-environment.ts';

/** The account of stacks that name none. */
export const ANY_ACCOUNT = '000000000000';

const arn = (service: string, resource: string, { account, region }: AwsEnvironment) =>
  `arn:aws:${service}:${region}:${account}:${resource}`;
const globalArn = (service: string, resource: string, { account }: AwsEnvironment) =>
  arn(service, resource, { account, region: '' });

/** What AWS makes of the name of a resource, in an account and a region. */
type Naming = (name: string, environment: AwsEnvironment) => string;

export const tableArn: Naming = (name, environment) => arn('dynamodb', `table/${name}`, environment);
/** Stream of a table; on AWS the label is the time when it was made. */
export const streamArn: Naming = (table, environment) =>
  `${tableArn(table, environment)}/stream/2026-01-01T00:00:00.000`;
export const bucketArn = (name: string): string => `arn:aws:s3:::${name}`;
export const bucketDomain: Naming = (name, { region }) => `${name}.s3.${region}.amazonaws.com`;
export const functionArn: Naming = (name, environment) => arn('lambda', `function:${name}`, environment);
export const queueArn: Naming = (name, environment) => arn('sqs', name, environment);
export const identityArn: Naming = (name, environment) => arn('ses', `identity/${name}`, environment);
export const configurationSetArn: Naming = (name, environment) => arn('ses', `configuration-set/${name}`, environment);
export const roleArn: Naming = (name, environment) => globalArn('iam', `role/${name}`, environment);
export const secretArn: Naming = (name, environment) => arn('secretsmanager', `secret:${name}`, environment);
export const logGroupArn: Naming = (name, environment) => `${arn('logs', `log-group:${name}`, environment)}:*`;
export const distributionArn: Naming = (id, environment) => globalArn('cloudfront', `distribution/${id}`, environment);
export const distributionDomain = (id: string): string => `${id.toLowerCase()}.cloudfront.net`;
export const edgeFunctionArn: Naming = (name, environment) => globalArn('cloudfront', `function/${name}`, environment);
/** A call to an HTTP API, as permissions name it. @param call `<id of the API>/$default/<method><path>` */
export const callArn: Naming = (call, environment) => arn('execute-api', call, environment);
/** Host name of an HTTP API, by its id. */
export const apiDomain: Naming = (apiId, { region }) => `${apiId}.execute-api.${region}.amazonaws.com`;

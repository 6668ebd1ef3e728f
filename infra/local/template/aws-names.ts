import { REGION } from '../../stack/names.ts';

/** The account that this machine represents. */
export const ACCOUNT_ID = '000000000000';

const arn = (service: string, resource: string, region = REGION, account = ACCOUNT_ID) =>
  `arn:aws:${service}:${region}:${account}:${resource}`;

export const tableArn = (name: string): string => arn('dynamodb', `table/${name}`);
/** Stream of a table; on AWS the label is the time when it was made. */
export const streamArn = (table: string): string => `${tableArn(table)}/stream/2026-01-01T00:00:00.000`;
export const bucketArn = (name: string): string => arn('s3', name, '', '');
export const bucketDomain = (name: string): string => `${name}.s3.${REGION}.amazonaws.com`;
export const functionArn = (name: string): string => arn('lambda', `function:${name}`);
export const queueArn = (name: string): string => arn('sqs', name);
export const identityArn = (name: string): string => arn('ses', `identity/${name}`);
export const configurationSetArn = (name: string): string => arn('ses', `configuration-set/${name}`);
export const roleArn = (name: string): string => arn('iam', `role/${name}`, '');
export const secretArn = (name: string): string => arn('secretsmanager', `secret:${name}`);
export const logGroupArn = (name: string): string => `${arn('logs', `log-group:${name}`)}:*`;
export const distributionArn = (id: string): string => arn('cloudfront', `distribution/${id}`, '');
export const distributionDomain = (id: string): string => `${id.toLowerCase()}.cloudfront.net`;
export const edgeFunctionArn = (name: string): string => arn('cloudfront', `function/${name}`, '');
/** A call to an HTTP API, as permissions name it. */
export const callArn = (apiId: string, method: string, path: string): string =>
  arn('execute-api', `${apiId}/$default/${method}${path}`);
/** Host name of an HTTP API, by its id. */
export const apiDomain = (apiId: string): string => `${apiId}.execute-api.${REGION}.amazonaws.com`;

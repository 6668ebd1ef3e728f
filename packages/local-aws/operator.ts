import type { Access } from './iam/access.ts';

/** Full access to rows and objects, as settings for an AWS client. */
export interface Operator {
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly endpoints: { readonly dynamodb: string; readonly s3: string };
}

export function operatorOf({ environment, operatorKey }: Access, { dynamodb, s3 }: Operator['endpoints']): Operator {
  const { accessKeyId, secretAccessKey } = operatorKey;
  return { region: environment.region, credentials: { accessKeyId, secretAccessKey }, endpoints: { dynamodb, s3 } };
}

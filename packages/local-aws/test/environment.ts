import type { AwsEnvironment } from '../iam/aws-environment.ts';

/** Where the stores of the tests are. */
export const ENVIRONMENT: AwsEnvironment = { account: '000000000000', region: 'eu-central-2' };

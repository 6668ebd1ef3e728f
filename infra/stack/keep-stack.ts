import { CfnWaitConditionHandle, type Stack } from 'aws-cdk-lib';

/**
 * Puts a resource into the stack that is free and does nothing. A stack needs one resource at least, and a stack whose only part is
 * switched off must stay in the app: CDK would leave it behind in the account otherwise, with that part still in it.
 */
export function keepStack(stack: Stack): void {
  new CfnWaitConditionHandle(stack, 'KeepsStack');
}

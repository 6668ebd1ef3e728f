import { Aws, RemovalPolicy, type StackProps } from 'aws-cdk-lib';
import type { Settings } from './settings.ts';

/** Account of the stage, as text. Without one in the settings it is whichever account the stage is deployed to. */
export const accountOf = ({ account }: Settings): string => account ?? Aws.ACCOUNT_ID;

/** The account as cdk-nag writes it in the id of a finding. */
export const accountInFindings = ({ account }: Settings): string => account ?? '<AWS::AccountId>';

/** Properties that all stacks of a stage share. */
export const stackProps = ({ stage, account, isProtected }: Settings, region: string): StackProps => ({
  env: { account, region },
  terminationProtection: isProtected,
  ...(stage !== 'local' && { tags: { project: 'website', stage } }),
});

/** In production, tables and buckets outlive their stack. Not if its very first creation fails: the retry needs their names. */
export const removalPolicyOf = ({ stage }: Settings): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

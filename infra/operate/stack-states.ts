import { ACCOUNT_STACK, EDGE_REGION, REGION, stackNames } from '../stack/names.ts';
import type { Settings } from '../stack/settings.ts';
import { ifThere, type AwsCli } from './aws-cli.ts';
import { ok, todo, type Finding } from './findings.ts';

/** A stack as CloudFormation describes it. */
interface DeployedStack {
  readonly StackStatus: string;
  readonly EnableTerminationProtection?: boolean;
  readonly Outputs?: readonly { readonly OutputKey: string; readonly OutputValue: string }[];
}

/** @returns undefined if there is no such stack */
export async function describeStack(ask: AwsCli, name: string, region: string): Promise<DeployedStack | undefined> {
  const command = `cloudformation describe-stacks --stack-name ${name} --region ${region}`;
  return (await ifThere(ask<{ readonly Stacks: readonly DeployedStack[] }>(command)))?.Stacks[0];
}

/** Value of a stack's output. @returns undefined without the output or the stack */
export const outputOf = (stack: DeployedStack | undefined, name: string): string | undefined =>
  stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;

/** Says how to continue after a deployment that failed, and asks for the protection after one that succeeded. */
export async function* checkStackStates({ stage, isProtected }: Settings, ask: AwsCli): AsyncGenerator<Finding> {
  const { edgeWatch, website, data, edge } = stackNames(stage);
  let isEmpty = true;
  let isDeployed = false;
  for (const name of [ACCOUNT_STACK, data, edge, website, edgeWatch]) {
    const region = name === edge || name === edgeWatch ? EDGE_REGION : REGION;
    const stack = await describeStack(ask, name, region);
    if (!stack) continue;
    const advice = adviceFor(stack, `--stack-name ${name} --region ${region}`);
    const state = `${name} is ${stack.StackStatus}`;
    yield advice === undefined ? ok(`${state}.`) : todo(`${state}: ${advice}`);
    isEmpty = false;
    isDeployed ||= name === website && advice === undefined;
  }
  if (isEmpty) yield ok('Nothing of this stage is deployed yet.');
  if (isDeployed && stage === 'prod' && !isProtected)
    yield todo('Production is deployed: set isProtected: true in infra/stages.ts, and deploy again.');
}

const CAN_BE_DELETED = /^(?:ROLLBACK_COMPLETE|ROLLBACK_FAILED|CREATE_FAILED|DELETE_FAILED|REVIEW_IN_PROGRESS)$/;
/** CDK itself deletes a stack whose creation was rolled back, and creates it again. */
const CDK_DELETES = /^(?:ROLLBACK_COMPLETE|REVIEW_IN_PROGRESS)$/;

/** What makes a stack deployable again; undefined if it is. */
function adviceFor({ StackStatus, EnableTerminationProtection }: DeployedStack, which: string): string | undefined {
  const repair = (command: string) => `aws cloudformation ${command} ${which}, then deploy again.`;
  if (CAN_BE_DELETED.test(StackStatus) && EnableTerminationProtection)
    return repair('update-termination-protection --no-enable-termination-protection');
  if (CDK_DELETES.test(StackStatus)) return undefined;
  if (CAN_BE_DELETED.test(StackStatus)) return repair('delete-stack');
  if (StackStatus === 'UPDATE_ROLLBACK_FAILED') return repair('continue-update-rollback');
  return StackStatus.endsWith('_IN_PROGRESS') ? 'wait until it is done.' : undefined;
}

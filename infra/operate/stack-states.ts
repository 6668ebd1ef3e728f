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
  const answer = await ifThere(
    ask<{ readonly Stacks: readonly DeployedStack[] }>(
      'cloudformation',
      'describe-stacks',
      '--stack-name',
      name,
      '--region',
      region,
    ),
  );
  return answer?.Stacks[0];
}

/** The stacks of a stage with their regions, in the order in which they can be deleted; the one of the account stays. */
export function stacksOf(stage: Settings['stage']): readonly (readonly [string, string])[] {
  const { edgeWatch, website, data, edge } = stackNames(stage);
  return [
    [edgeWatch, EDGE_REGION],
    [website, REGION],
    [data, REGION],
    [edge, EDGE_REGION],
  ];
}

/** Says how to continue after a deployment that failed, and asks for the protection after one that succeeded. */
export async function checkStackStates({
  settings,
  ask,
}: {
  readonly settings: Settings;
  readonly ask: AwsCli;
}): Promise<Finding[]> {
  const { stage, isProtected } = settings;
  const findings: Finding[] = [];
  let isDeployed = false;
  for (const [name, region] of [[ACCOUNT_STACK, REGION] as const, ...stacksOf(stage)]) {
    const stack = await describeStack(ask, name, region);
    if (!stack) continue;
    const advice = adviceFor(stack, `--stack-name ${name} --region ${region}`);
    findings.push(
      advice === undefined
        ? ok(`${name} is ${stack.StackStatus}.`)
        : todo(`${name} is ${stack.StackStatus}: ${advice}`),
    );
    isDeployed ||= name === stackNames(stage).website && advice === undefined;
  }
  if (findings.length === 0) return [ok('Nothing of this stage is deployed yet.')];
  if (isDeployed && stage === 'prod' && !isProtected)
    findings.push(todo('Production is deployed: set isProtected: true in infra/stages.ts, and deploy again.'));
  return findings;
}

/** What makes a stack deployable again; undefined if it is. */
function adviceFor(
  { StackStatus, EnableTerminationProtection = false }: DeployedStack,
  which: string,
): string | undefined {
  const canBeDeleted = /^(?:ROLLBACK_COMPLETE|ROLLBACK_FAILED|CREATE_FAILED|DELETE_FAILED|REVIEW_IN_PROGRESS)$/.test(
    StackStatus,
  );
  if (canBeDeleted && EnableTerminationProtection)
    return `aws cloudformation update-termination-protection --no-enable-termination-protection ${which}, then deploy again.`;
  if (/^(?:ROLLBACK_FAILED|CREATE_FAILED|DELETE_FAILED)$/.test(StackStatus))
    return `aws cloudformation delete-stack ${which}, then deploy again.`;
  if (StackStatus === 'UPDATE_ROLLBACK_FAILED')
    return `aws cloudformation continue-update-rollback ${which}, then deploy again.`;
  if (StackStatus.endsWith('_IN_PROGRESS') && StackStatus !== 'REVIEW_IN_PROGRESS') return 'wait until it is done.';
  // CDK itself deletes a stack whose creation was rolled back, and creates it again.
  return undefined;
}

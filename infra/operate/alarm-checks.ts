import { EDGE_REGION, REGION, stackNames } from '../stack/settings/names.ts';
import type { Settings } from '../stack/settings/settings.ts';
import { ifThere, type AwsCli } from './aws-cli.ts';
import { ok, todo, type Finding } from './findings.ts';

/** A mail's subscription to a topic; before it is confirmed, the ARN is a word. */
type Subscription = readonly [arn: string, endpoint: string];

const RUNBOOK = 'docs/runbook.md#the-alarms-reach-no-one';

/**
 * Whether the operator's address gets every mail of the stage's topics, and whether it takes a sign-in to unsubscribe it: unless the subscription was
 * confirmed with a sign-in, the link at the end of each mail needs none, also when a mail filter follows it.
 */
export async function* checkAlarms(
  { stage, alarmAddress }: Pick<Settings, 'stage' | 'alarmAddress'>,
  ask: AwsCli,
): AsyncGenerator<Finding> {
  if (alarmAddress === undefined) return;
  const { website, edgeWatch } = stackNames(stage);
  const places = [
    [website, REGION],
    [edgeWatch, EDGE_REGION],
  ] as const;
  let topics = 0;
  const faults: string[] = [];
  for (const [stack, region] of places)
    for (const topic of await topicsOf(ask, stack, region)) {
      topics += 1;
      faults.push(...(await faultsOf(ask, topic, region, alarmAddress)));
    }
  if (topics === 0) return;
  for (const fault of faults) yield todo(`${fault}: ${RUNBOOK}.`);
  if (faults.length === 0)
    yield ok(
      `${alarmAddress} gets the mails of ${topics} ${topics === 1 ? 'topic' : 'topics'}, and unsubscribes by a sign-in only.`,
    );
}

/** @returns none of a stack that does not exist */
async function topicsOf(ask: AwsCli, stack: string, region: string): Promise<readonly string[]> {
  const found = await ifThere(
    ask<readonly string[]>(
      `cloudformation list-stack-resources --stack-name ${stack} --region ${region} --query StackResourceSummaries[?ResourceType=='AWS::SNS::Topic'].PhysicalResourceId`,
    ),
  );
  return found ?? [];
}

async function faultsOf(ask: AwsCli, topic: string, region: string, address: string): Promise<readonly string[]> {
  const subscriptions = await ask<readonly Subscription[]>(
    `sns list-subscriptions-by-topic --topic-arn ${topic} --region ${region} --query Subscriptions[].[SubscriptionArn,Endpoint]`,
  );
  const own = subscriptions.find(([, endpoint]) => endpoint === address);
  const name = topic.split(':').at(-1);
  if (!own) return [`The mails of ${name} reach no one, since ${address} is not subscribed any more`];
  const [arn] = own;
  if (!arn.startsWith('arn:')) return [`The mails of ${name} reach no one yet, since ${address} has not confirmed`];
  const isAuthenticated = await ask<string>(
    `sns get-subscription-attributes --subscription-arn ${arn} --region ${region} --query Attributes.ConfirmationWasAuthenticated`,
  );
  return isAuthenticated === 'true' ? [] : [`A click in a mail of ${name} unsubscribes ${address}`];
}

import { EDGE_REGION, REGION, stackNames } from '../stack/settings/names.ts';
import type { Settings } from '../stack/settings/settings.ts';
import { ifThere, type AwsCli } from './aws-cli.ts';
import { ok, todo, type Finding } from './findings.ts';

/** A mail's subscription to a topic; before it is confirmed, the ARN is a word. */
type Subscription = readonly [arn: string, endpoint: string];

const RUNBOOK = 'docs/runbook.md#the-alarms-reach-no-one';

/** What is wrong with an address at a topic. */
interface Fault {
  readonly kind: 'not subscribed' | 'not confirmed' | 'unsubscribed by a click';
  readonly address: string;
  readonly topic: string;
}

/**
 * Whether each of the operator's addresses gets every mail of the stage's topics, and whether it takes a sign-in to unsubscribe it: unless the
 * subscription was confirmed with a sign-in, the link at the end of each mail needs none, also when a mail filter follows it.
 */
export async function recipientsOf({ stage, alarmAddresses }: Watched, ask: AwsCli) {
  const { website, edgeWatch } = stackNames(stage);
  const places = [
    [website, REGION],
    [edgeWatch, EDGE_REGION],
  ] as const;
  let topics = 0;
  const faults: Fault[] = [];
  for (const [stack, region] of alarmAddresses.length > 0 ? places : [])
    for (const topic of await topicsOf(ask, stack, region)) {
      topics += 1;
      faults.push(...(await faultsOf(ask, topic, region, alarmAddresses)));
    }
  return { topics, faults };
}

type Watched = Pick<Settings, 'stage' | 'alarmAddresses'>;

const SAYS: Readonly<Record<Fault['kind'], (fault: Fault) => string>> = {
  'not subscribed': ({ address, topic }) => `${address} gets no mail of ${topic}, and is not subscribed any more`,
  'not confirmed': ({ address, topic }) => `${address} gets no mail of ${topic} yet, and has not confirmed`,
  'unsubscribed by a click': ({ address, topic }) => `A click in a mail of ${topic} unsubscribes ${address}`,
};

export async function* checkAlarms(settings: Watched, ask: AwsCli): AsyncGenerator<Finding> {
  const { topics, faults } = await recipientsOf(settings, ask);
  if (topics === 0) return;
  for (const fault of faults) yield todo(`${SAYS[fault.kind](fault)}: ${RUNBOOK}.`);
  if (faults.length === 0)
    yield ok(
      `${settings.alarmAddresses.join(' and ')} get the mails of ${topics} ${topics === 1 ? 'topic' : 'topics'}, and unsubscribe by a sign-in only.`,
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

async function faultsOf(
  ask: AwsCli,
  topic: string,
  region: string,
  addresses: readonly string[],
): Promise<readonly Fault[]> {
  const subscriptions = await ask<readonly Subscription[]>(
    `sns list-subscriptions-by-topic --topic-arn ${topic} --region ${region} --query Subscriptions[].[SubscriptionArn,Endpoint]`,
  );
  const faults: Fault[] = [];
  for (const address of addresses) {
    const [arn] = subscriptions.find(([, endpoint]) => endpoint === address) ?? [];
    const kind = await faultOf(ask, arn, region);
    if (kind) faults.push({ kind, address, topic: topic.split(':').at(-1) ?? '' });
  }
  return faults;
}

async function faultOf(ask: AwsCli, arn: string | undefined, region: string): Promise<Fault['kind'] | undefined> {
  if (arn === undefined) return 'not subscribed';
  if (!arn.startsWith('arn:')) return 'not confirmed';
  const isAuthenticated = await ask<string>(
    `sns get-subscription-attributes --subscription-arn ${arn} --region ${region} --query Attributes.ConfirmationWasAuthenticated`,
  );
  return isAuthenticated === 'true' ? undefined : 'unsubscribed by a click';
}

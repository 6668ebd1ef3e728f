import { Aws, Validations } from 'aws-cdk-lib';
import { Alarm, TreatMissingData, type ComparisonOperator, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Settings } from '../settings/settings.ts';

/** An alarm that is mailed to the operator. All are in `alarm-rules.ts` but those of the edge (`edge-watch-stack.ts`); each is a heading of docs/runbook.md. */
export interface AlarmRule {
  /** Name of the alarm, and heading in the runbook. */
  readonly name: string;
  /** One sentence for the mail: what happened to whom. */
  readonly says: string;
  /** What to do first, as a sentence for the mail. */
  readonly first: string;
  readonly metric: IMetric;
  readonly operator: ComparisonOperator;
  readonly threshold: number;
  /** Number of periods of the metric that are evaluated. */
  readonly periods: number;
  /** Number of these that must be beyond the threshold; all by default. */
  readonly bad?: number;
  /** Missing data count as beyond the threshold. */
  readonly silenceIsBad?: boolean;
}

/** Instructions for every alarm. */
const RUNBOOK = 'docs/runbook.md';

/** Subscribes an address, whose owner confirms it by the link that AWS mails. */
export function subscribeByMail(topic: Topic, address: string): void {
  const subscription = topic.addSubscription(new EmailSubscription(address));
  Validations.of(subscription).acknowledge({
    id: 'Serverless::Serverless-SNSRedrivePolicy',
    reason:
      'T25: SNS tries to deliver a mail for six hours. A queue of undelivered alarms would itself need an alarm; the state of each alarm stays visible in CloudWatch.',
  });
}

/** Mails the alarms of one region to the operator. */
export class AlarmTopic extends Construct {
  readonly #settings: Settings;
  readonly #action: SnsAction;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    this.#settings = settings;
    const topic = new Topic(this, 'Topic', { displayName: `Website ${settings.stage}`, enforceSSL: true });
    if (settings.alarmAddress !== undefined) subscribeByMail(topic, settings.alarmAddress);
    topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsOfThisAccount',
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    this.#action = new SnsAction(topic);
  }

  add({ name, says, first, metric, operator, threshold, periods, bad, silenceIsBad = false }: AlarmRule): Alarm {
    const alarm = new Alarm(this, name, {
      alarmName: `website-${this.#settings.stage}-${name}`,
      alarmDescription: `${says} ${first} All steps: ${RUNBOOK}#${name}`,
      metric,
      comparisonOperator: operator,
      threshold,
      evaluationPeriods: periods,
      datapointsToAlarm: bad ?? periods,
      treatMissingData: silenceIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(this.#action);
    alarm.addOkAction(this.#action);
    return alarm;
  }
}

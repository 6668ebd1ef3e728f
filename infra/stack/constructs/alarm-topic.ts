import { Aws, Validations } from 'aws-cdk-lib';
import { Alarm, TreatMissingData, type ComparisonOperator, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Settings } from '../settings/settings.ts';
import { ALARMS, type AlarmName, type AlarmNotice } from './failures.ts';

/** An alarm that is mailed to the operator. All are in `alarm-rules.ts` but those of the edge (`edge-watch-stack.ts`). */
export interface AlarmRule {
  readonly name: AlarmName;
  readonly metric: IMetric;
  readonly operator: ComparisonOperator;
  readonly threshold: number;
  /** Number of periods of the metric that are evaluated. */
  readonly periods: number;
  /** Number of these that must be beyond the threshold; all by default. */
  readonly bad?: number;
}

/** Mails what happens in one region to the operator. */
export class AlarmTopic extends Construct {
  readonly topic: Topic;
  readonly #settings: Settings;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    this.#settings = settings;
    this.topic = new Topic(this, 'Topic', { displayName: `Website ${settings.stage}`, enforceSSL: true });
    for (const address of settings.alarmAddresses) this.topic.addSubscription(new EmailSubscription(address));
    Validations.of(this).acknowledge({
      id: 'Serverless::Serverless-SNSRedrivePolicy',
      reason:
        'T25: SNS tries to deliver a mail for six hours. A queue of undelivered alarms would itself need an alarm; the state of each alarm stays visible in CloudWatch.',
    });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsOfThisAccount',
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
  }

  add({ name, metric, operator, threshold, periods, bad }: AlarmRule): Alarm {
    const alarm = new Alarm(this, name, {
      alarmName: `website-${this.#settings.stage}-${name}`,
      alarmDescription: noticeText(this.#settings, name, ALARMS[name]),
      metric,
      comparisonOperator: operator,
      threshold,
      evaluationPeriods: periods,
      datapointsToAlarm: bad ?? periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    const action = new SnsAction(this.topic);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  }
}

/** What a mail says: what happened, what to do first, and where all steps are. */
export const noticeText = ({ runbookUrl }: Settings, name: string, { says, first }: AlarmNotice): string =>
  `${says} ${first} All steps: ${runbookUrl}#${name}`;

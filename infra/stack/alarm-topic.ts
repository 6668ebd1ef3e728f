import { Aws } from 'aws-cdk-lib';
import { Alarm, TreatMissingData, type ComparisonOperator, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic, type CfnTopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Settings } from './settings.ts';

/** Something that the operator is told by mail. */
export interface AlarmRule {
  /** What the mail is called after, and the heading in the runbook. */
  readonly name: string;
  /** One sentence for the mail: what happened to whom. */
  readonly says: string;
  readonly metric: IMetric;
  readonly operator: ComparisonOperator;
  readonly threshold: number;
  /** Of the last so many periods of the metric … */
  readonly periods: number;
  /** … so many have to be bad; all of them if absent. */
  readonly bad?: number;
  /** Silence is an alarm too. */
  readonly silenceIsBad?: boolean;
}

/** What the operator finds behind every alarm. */
const RUNBOOK = 'docs/runbook.md';

/** Within the topic itself: a subscription of its own would need a queue for mails that nobody would read there. */
export function subscribeByMail(topic: Topic, endpoint: string): void {
  (topic.node.defaultChild as CfnTopic).subscription = [{ protocol: 'email', endpoint }];
}

/** Sends the alarms of one region to the operator, who confirms the address once. */
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

  add({ name, says, metric, operator, threshold, periods, bad, silenceIsBad = false }: AlarmRule): Alarm {
    const alarm = new Alarm(this, name, {
      alarmName: `website-${this.#settings.stage}-${name}`,
      alarmDescription: `${says} What to do: ${RUNBOOK}#${name}`,
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

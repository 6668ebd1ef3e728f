import { Aws, Duration, Fn, Stack, type App, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { ComparisonOperator, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { AlarmTopic } from './alarm-topic.ts';
import { deliveryName, logBucketName } from './log-storage.ts';
import { EDGE_REGION, REGION, type Settings } from './settings.ts';
import { DISTRIBUTION_OUTPUT, type WebsiteStack } from './website-stack.ts';

/**
 * What of a request is noted: nothing of who made it. Left out on purpose: the address in all its forms, the browser, the page it came
 * from, cookies, and the query, which can carry what somebody typed.
 */
const LOGGED = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'cs-method',
  'cs-protocol-version',
  'cs-uri-stem',
  'sc-status',
  'sc-bytes',
  'sc-content-type',
  'time-taken',
  'time-to-first-byte',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'ssl-protocol',
];
/** Per cent of CloudFront's answers within five minutes. */
const MANY_FAILURES = 5;
/** Per cent of the budget: spent, and expected by the end of the month. */
const SPENT = 80;
const EXPECTED = 100;

/** What can be watched from `us-east-1` only: CloudFront's log, which it delivers to Zürich, its failures, and the bill. */
export class EdgeWatchStack extends Stack {
  constructor(app: App, settings: Settings, website: WebsiteStack, props: StackProps) {
    const name = `website-${settings.stage}-edge-watch`;
    super(app, name, { ...props, env: { region: EDGE_REGION }, description: `Log and alarms of the edge of the website, ${settings.stage}` });
    this.addStackDependency(website);
    const distributionId = Fn.getStackOutput(website.stackName, DISTRIBUTION_OUTPUT, REGION);
    this.deliverLog(settings, `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/${distributionId}`);
    const { alarmAddress, monthlyBudget } = settings;
    if (alarmAddress === undefined) return;
    this.watchBill(alarmAddress, monthlyBudget);
    new AlarmTopic(this, 'Alarms', settings).add({
      name: 'site-errors',
      says: `CloudFront failed to answer more than ${MANY_FAILURES} of a hundred requests.`,
      metric: new Metric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
        statistic: Stats.AVERAGE,
        period: Duration.minutes(5),
      }),
      operator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      threshold: MANY_FAILURES,
      periods: 3,
      bad: 2,
    });
  }

  private deliverLog(settings: Settings, resourceArn: string): void {
    const source = new CfnDeliverySource(this, 'LogSource', { name: deliveryName(settings), logType: 'ACCESS_LOGS', resourceArn });
    const destination = new CfnDeliveryDestination(this, 'LogDestination', {
      name: deliveryName(settings),
      destinationResourceArn: `arn:${Aws.PARTITION}:s3:::${logBucketName(settings)}`,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'LogDelivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: LOGGED,
      s3SuffixPath: '{yyyy}/{MM}/{dd}',
    });
    delivery.addResourceDependency(source);
  }

  /** Of the whole account: a budget for some resources only would count nothing until somebody activates the tags in the bill. */
  private watchBill(address: string, limit: number): void {
    const tell = (notificationType: string, threshold: number): CfnBudget.NotificationWithSubscribersProperty => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address }],
    });
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: limit, unit: 'USD' } },
      notificationsWithSubscribers: [tell('ACTUAL', SPENT), tell('FORECASTED', EXPECTED)],
    });
  }
}

import { Duration, Fn, Stack, type App } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { ComparisonOperator, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { AlarmTopic } from './alarm-topic.ts';
import { deliveryName, logBucketName } from './log-storage.ts';
import { DISTRIBUTION_OUTPUT, EDGE_REGION, REGION, stackNames } from './names.ts';
import { stackProps } from './placement.ts';
import type { Settings } from './settings.ts';
import type { WebsiteStack } from './website-stack.ts';

/**
 * Logged fields of a request, none of which identifies the visitor. Left out on purpose: the address in all its forms, the browser, the
 * referring page, cookies, the query, which can hold what a visitor typed, and the path: a photo's opens the photo.
 */
const LOGGED = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'cs-method',
  'cs-protocol-version',
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

/** Parts of the monitoring that exist in `us-east-1` only: CloudFront's log, which it delivers to Zürich, its failures, and the budget. */
export class EdgeWatchStack extends Stack {
  constructor(app: App, settings: Settings, website: WebsiteStack) {
    super(app, stackNames(settings.stage).edgeWatch, {
      ...stackProps(settings, EDGE_REGION),
      description: `Log and alarms of the edge of the website, ${settings.stage}`,
    });
    this.addStackDependency(website);
    const distributionId = Fn.getStackOutput(website.stackName, DISTRIBUTION_OUTPUT, REGION);
    this.#deliverLog(
      settings,
      this.formatArn({ service: 'cloudfront', region: '', resource: 'distribution', resourceName: distributionId }),
    );
    const { alarmAddress, monthlyBudget } = settings;
    if (alarmAddress === undefined) return;
    this.#watchBill(alarmAddress, monthlyBudget);
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

  #deliverLog(settings: Settings, resourceArn: string): void {
    const source = new CfnDeliverySource(this, 'LogSource', {
      name: deliveryName(settings),
      logType: 'ACCESS_LOGS',
      resourceArn,
    });
    const destination = new CfnDeliveryDestination(this, 'LogDestination', {
      name: deliveryName(settings),
      destinationResourceArn: this.formatArn({
        service: 's3',
        region: '',
        account: '',
        resource: logBucketName(settings),
      }),
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

  /** Budget of the whole account: one for the stage's resources would count nothing until the tags are activated for billing. */
  #watchBill(address: string, limit: number): void {
    const warning = (notificationType: string, threshold: number): CfnBudget.NotificationWithSubscribersProperty => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address }],
    });
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: limit, unit: 'USD' } },
      notificationsWithSubscribers: [warning('ACTUAL', SPENT), warning('FORECASTED', EXPECTED)],
    });
  }
}

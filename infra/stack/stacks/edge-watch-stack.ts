import { Duration, Fn, Stack, type App } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { EDGE_REQUEST, PRICES } from '../../costs/prices.ts';
import { moreThan } from '../constructs/alarm-rules.ts';
import { AlarmTopic, type AlarmRule } from '../constructs/alarm-topic.ts';
import { THRESHOLDS } from '../constructs/failures.ts';
import { cloudFrontLogs } from '../constructs/log-storage.ts';
import { combined } from '../constructs/metric-math.ts';
import { SiteProbe } from '../constructs/site-probe.ts';
import type { BuiltSite } from '../settings/built-site.ts';
import {
  budgetName,
  DISTRIBUTION_OUTPUT,
  EDGE_REGION,
  REGION,
  SITE_URL_OUTPUT,
  stackNames,
} from '../settings/names.ts';
import { stackProps } from '../settings/placement.ts';
import type { Settings } from '../settings/settings.ts';
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
/** Per cent of the budget: spent, and expected by the end of the month. */
const SPENT = 80;
const EXPECTED = 100;
const QUARTER = Duration.minutes(15);

interface EdgeWatchProps {
  readonly settings: Settings;
  readonly website: WebsiteStack;
  /** Folder with a folder for each function's bundle. */
  readonly bundles: string;
  readonly site: BuiltSite;
}

/**
 * Parts of the monitoring that exist in `us-east-1` only: CloudFront's log, which it delivers to Zürich, its failures, and the budget. And what asks
 * the site from outside, which must not depend on the region that it asks.
 */
export class EdgeWatchStack extends Stack {
  constructor(app: App, { settings, website, bundles, site }: EdgeWatchProps) {
    super(app, stackNames(settings.stage).edgeWatch, {
      ...stackProps(settings, EDGE_REGION),
      description: `Log and alarms of the edge of the website, ${settings.stage}`,
    });
    this.addStackDependency(website);
    const distributionId = Fn.getStackOutput(website.stackName, DISTRIBUTION_OUTPUT, REGION);
    this.#deliverLog(settings, distributionId);
    const { alarmAddresses, domain, redirectedDomain } = settings;
    if (alarmAddresses.length === 0) return;
    this.#watchBill(settings);
    const url =
      domain === undefined ? Fn.getStackOutput(website.stackName, SITE_URL_OUTPUT, REGION) : `https://${domain}`;
    const topic = new AlarmTopic(this, 'Alarms', settings);
    for (const rule of edgeRules(distributionId)) topic.add(rule);
    topic.add(new SiteProbe(this, 'SiteProbe', { bundles, site, url, redirectedDomain }).rule);
  }

  #deliverLog(settings: Settings, distributionId: string): void {
    // CloudFront has one source for each distribution, and a source can't change its distribution: the name has to change with it.
    const source = new CfnDeliverySource(this, 'LogSource', {
      name: `website-${settings.stage}-${distributionId}`,
      logType: 'ACCESS_LOGS',
      resourceArn: this.formatArn({
        service: 'cloudfront',
        region: '',
        resource: 'distribution',
        resourceName: distributionId,
      }),
    });
    const { bucket, prefix } = cloudFrontLogs(settings);
    const destination = new CfnDeliveryDestination(this, 'LogDestination', {
      name: `website-${settings.stage}-cloudfront`,
      // Without a prefix here, AWS adds its own before `s3SuffixPath` when it creates the delivery, and drops it at the first update:
      // https://github.com/aws-cloudformation/cloudformation-coverage-roadmap/issues/2274
      destinationResourceArn: this.formatArn({
        service: 's3',
        region: '',
        account: '',
        resource: bucket,
        resourceName: prefix,
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
  #watchBill(settings: Settings): void {
    const warning = (notificationType: string, threshold: number): CfnBudget.NotificationWithSubscribersProperty => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
      subscribers: settings.alarmAddresses.map((address) => ({ subscriptionType: 'EMAIL', address })),
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: budgetName(settings),
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: settings.monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [warning('ACTUAL', SPENT), warning('FORECASTED', EXPECTED)],
    });
  }
}

/** Alarms about CloudFront, whose metrics are in this region only. */
function edgeRules(distributionId: string): readonly AlarmRule[] {
  const edge = (metricName: string, statistic: string, period: Duration) =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      statistic,
      period,
    });
  return [
    {
      name: 'site-errors',
      metric: edge('5xxErrorRate', Stats.AVERAGE, Duration.minutes(5)),
      ...moreThan(THRESHOLDS.edgeErrors),
      periods: 3,
      bad: 2,
    },
    {
      name: 'many-hits',
      // With requests that the firewall blocks.
      metric: combined(
        `requests * ${(EDGE_REQUEST * 1e6).toFixed(2)} / 1000000 + bytes * ${PRICES.transferredGb} / 1000000000`,
        { requests: edge('Requests', Stats.SUM, QUARTER), bytes: edge('BytesDownloaded', Stats.SUM, QUARTER) },
        QUARTER,
        'USD',
      ),
      ...moreThan(THRESHOLDS.edgeUsd),
    },
  ];
}

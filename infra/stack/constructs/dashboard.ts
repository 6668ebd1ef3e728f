import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { EDGE_REGION } from '../settings/names.ts';
import type { Settings } from '../settings/settings.ts';
import { firewallMetric } from './firewall.ts';
import type { RequestApi } from './request-api.ts';
import type { WatchedMetrics } from './watched-metrics.ts';

const HALF = 12;
const FIVE_MINUTES = Duration.minutes(5);

interface DashboardProps {
  readonly settings: Settings;
  readonly distributionId: string;
  readonly api: RequestApi;
  readonly metrics: WatchedMetrics;
}

/** One page: requests, failures, durations, and the edge. */
export function dashboard(scope: Construct, id: string, props: DashboardProps): void {
  const { settings, distributionId, api } = props;
  const { submissions, errors, throttles, mails } = props.metrics;
  const edge = (
    metricName: string,
    statistic: string,
    namespace = 'AWS/CloudFront',
    dimensions: Record<string, string> = {},
  ) =>
    new Metric({
      namespace,
      metricName,
      statistic,
      period: FIVE_MINUTES,
      region: EDGE_REGION,
      dimensionsMap: namespace === 'AWS/CloudFront' ? { DistributionId: distributionId, Region: 'Global' } : dimensions,
    });
  const blocked = edge('BlockedRequests', Stats.SUM, 'AWS/WAFV2', { WebACL: firewallMetric(settings), Rule: 'ALL' });
  const graphs = [
    graph('Stored requests a day', [submissions.with({ period: Duration.days(1) })]),
    graph('Calls', [api.http.metricCount(sums), api.http.metricClientError(sums), api.http.metricServerError(sums)]),
    graph(
      'Time until the answer',
      [Stats.p(50), Stats.p(99)].map((statistic) => api.http.metricLatency({ statistic, period: FIVE_MINUTES })),
    ),
    graph('Functions that failed or were not started', [errors, throttles]),
    ...(mails ? [graph('Mails that could not be sent, and delay of the next one', [mails.unsent, ...mails.ages])] : []),
    graph('Requests at the edge', [edge('Requests', Stats.SUM), ...(settings.firewall === 'on' ? [blocked] : [])]),
    graph('Errors at the edge, per cent', [edge('4xxErrorRate', Stats.AVERAGE), edge('5xxErrorRate', Stats.AVERAGE)]),
  ];
  new Dashboard(scope, id, { dashboardName: `website-${settings.stage}`, widgets: pairs(graphs) });
}

const sums = { statistic: Stats.SUM, period: FIVE_MINUTES };

const graph = (title: string, left: readonly IMetric[]) =>
  new GraphWidget({ title, left: [...left], width: HALF, leftYAxis: { min: 0 } });

const pairs = <Item>(items: readonly Item[]): Item[][] =>
  items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []));

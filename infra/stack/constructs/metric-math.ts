import type { Duration } from 'aws-cdk-lib';
import { MathExpression, type IMetric, type Metric } from 'aws-cdk-lib/aws-cloudwatch';

/** An expression over metrics of one period. CloudWatch charges each metric of an alarm; an expression costs nothing. */
export const combined = (
  expression: string,
  usingMetrics: Record<string, IMetric>,
  period: Duration,
  label = expression,
): MathExpression => new MathExpression({ expression, usingMetrics, period, label });

/**
 * The sum of metrics in each period, and zero in one without data. An alarm looks further back than its periods and takes old values before missing
 * ones, so that one of silence rings hours late, or never. FILL adds nothing to a metric without any data:
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
 * @param name of the metrics in the expression, with a number each
 */
export function withZeros(name: string, metrics: readonly Metric[], period: Duration): MathExpression {
  const named = metrics.map((metric, index) => [`${name}${index}`, metric.with({ period })] as const);
  const names = named.map(([each]) => each);
  return combined(`SUM([${[...names, 'TIME_SERIES(0)'].join(', ')}])`, Object.fromEntries(named), period);
}

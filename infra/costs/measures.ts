/** A resource of a template. */
export interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}

interface RateRule {
  readonly Name: string;
  readonly Statement: {
    readonly RateBasedStatement?: { readonly Limit: number; readonly EvaluationWindowSec: number };
  };
}
interface Limits {
  readonly DefaultRouteSettings: { readonly ThrottlingRateLimit: number };
}

export const HOUR = 3600;

/** What the costs depend on, read from the resources of a stage. */
export function measuresOf(resources: readonly Resource[]) {
  const all = <Properties>(type: string) =>
    resources.flatMap(({ Type, Properties }) => (Type === type ? [Properties as Properties] : []));
  const rules = all<{ Rules: readonly RateRule[] }>('AWS::WAFv2::WebACL').flatMap(({ Rules }) => Rules);
  const [limits] = all<Limits>('AWS::ApiGatewayV2::Stage');
  const metrics = all<{ Metrics?: readonly { MetricStat?: object }[] }>('AWS::CloudWatch::Alarm').map(({ Metrics }) =>
    Metrics === undefined ? 1 : Metrics.filter(({ MetricStat }) => MetricStat).length,
  );
  return {
    rules: rules.length,
    secrets: all('AWS::SecretsManager::Secret').length,
    alarmMetrics: metrics.reduce((sum, each) => sum + each, 0),
    logMetrics: all('AWS::Logs::MetricFilter').length,
    /** How many of a kind one address gets through the firewall in an hour. */
    anHour: (rule: string): number => {
      const { Limit = NaN, EvaluationWindowSec = NaN } =
        rules.find(({ Name }) => Name === rule)?.Statement.RateBasedStatement ?? {};
      return (Limit * HOUR) / EvaluationWindowSec;
    },
    /** Calls that the API takes in an hour. */
    callsAnHour: (limits?.DefaultRouteSettings.ThrottlingRateLimit ?? NaN) * HOUR,
  };
}

export type Measures = ReturnType<typeof measuresOf>;

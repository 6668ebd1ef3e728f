import { Duration, Validations } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { BuiltSite } from '../settings/built-site.ts';
import { DOWNLOAD_FOLDER } from '../settings/file-headers.ts';
import { ANY } from './alarm-rules.ts';
import type { AlarmRule } from './alarm-topic.ts';
import { BundledFunction } from './bundled-function.ts';
import { combined, withZeros } from './metric-math.ts';
import { PROBED_WITHIN } from './watched-metrics.ts';

/** Name of the probe's bundle. */
const PROBE = 'probe-site';
/** Once in each period of its alarm. */
const EVERY = Duration.minutes(30);

interface SiteProbeProps {
  /** Folder with a folder for each bundle. */
  readonly bundles: string;
  readonly site: BuiltSite;
  /** Origin of the site. */
  readonly url: string;
  /** Host whose pages redirect to it. */
  readonly redirectedDomain: string | undefined;
}

/**
 * Asks the site as a browser does, every half an hour (functions/probe-site.ts): what no metric shows, because nothing fails but the visitor. It
 * has no right but to write its log, and is in another region than what it asks. A canary of CloudWatch would cost 1.75 USD a month, a health
 * check of Route 53, which sends no form, from 1.50.
 */
export class SiteProbe extends Construct {
  /** Its alarm. */
  readonly rule: AlarmRule;

  constructor(scope: Construct, id: string, { bundles, site, url, redirectedDomain }: SiteProbeProps) {
    super(scope, id);
    const probe = new BundledFunction(this, 'Probe', {
      name: PROBE,
      description: `Asks ${url} as a browser does`,
      timeout: Duration.minutes(2),
      memoryMb: 256,
      bundles,
    });
    // The next run is the next try.
    probe.function.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: EVERY });
    const document = site.keys.find((key) => key.startsWith(DOWNLOAD_FOLDER));
    const rule = new Rule(this, 'Schedule', { schedule: Schedule.rate(EVERY) });
    rule.addTarget(
      new LambdaFunction(probe.function, {
        event: RuleTargetInput.fromObject({
          site: url,
          ...(document !== undefined && { document: `/${document}` }),
          ...(redirectedDomain !== undefined && { redirected: `https://${redirectedDomain}` }),
        }),
        retryAttempts: 0,
      }),
    );
    const reason =
      'T25: an event that gets lost is a run that is missing, and the alarm of the probe rings for that too. The next run is half an hour later.';
    Validations.of(this).acknowledge(
      { id: 'Serverless::Serverless-EventBusDLQ', reason },
      { id: 'Serverless::Serverless-LambdaAsyncFailureDestination', reason },
    );
    const runs = withZeros('runs', [probe.function.metricInvocations()], PROBED_WITHIN);
    const failed = withZeros('failed', [probe.function.metricErrors()], PROBED_WITHIN);
    this.rule = {
      name: 'site-probe',
      metric: combined('IF(failures > 0 OR started == 0, 1, 0)', { failures: failed, started: runs }, PROBED_WITHIN),
      ...ANY,
    };
  }
}

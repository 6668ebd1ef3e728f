import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Choice, Condition, Succeed, TaskInput } from 'aws-cdk-lib/aws-stepfunctions';
import { CallAwsService, LambdaInvoke, SnsPublish } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { Construct } from 'constructs';
import { MAILED_DAYS, type Facts } from '../../../functions/monthly-mail.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { DAY_MS } from '../../../shared/retention.ts';
import { copiesVaultArn, hasBackup } from '../settings/backup.ts';
import { budgetName, tableName } from '../settings/names.ts';
import { accountOf } from '../settings/placement.ts';
import type { Settings } from '../settings/settings.ts';
import type { AlarmRule, AlarmTopic } from './alarm-topic.ts';
import { allow, BundledFunction, RUNTIME_ENDS } from './bundled-function.ts';
import { withZeros } from './metric-math.ts';
import { ruledMachine } from './ruled-machine.ts';

const DAY_SECONDS = 86_400;
/** A run begins every 24 hours and ends within minutes. */
const HOURS_WITHOUT = 25;
const COPIES_DAYS = 2;
const NOW = '$states.context.Execution.StartTime';
const daysBefore = (days: number) => `{% $fromMillis($toMillis(${NOW}) - ${days * DAY_MS}) %}`;

interface MonthlyMailProps {
  readonly settings: Settings;
  readonly siteUrl: string;
  readonly bundles: string;
  readonly alarms: AlarmTopic;
}

/**
 * The operator's monthly mail, by the topic of the alarms, whose way it proves (functions/monthly-mail.ts). A state machine asks AWS, so the function
 * needs no right and no client of five services. All but the mail runs every day, and a day without it rings.
 */
export class MonthlyMail extends Construct {
  readonly rule: AlarmRule;
  readonly #props: MonthlyMailProps;

  constructor(scope: Construct, id: string, props: MonthlyMailProps) {
    super(scope, id);
    this.#props = props;
    const composer = new BundledFunction(this, 'Composer', {
      name: 'monthly-mail',
      description: 'Composes the monthly mail to the operator',
      bundles: props.bundles,
    });
    const machine = ruledMachine(this, {
      ...this.#states(composer),
      rule: { schedule: Schedule.cron({ hour: '6', minute: '0' }) },
      reason: 'T25: a run that fails is a run without a success, for which an alarm rings within the hour.',
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions::AwsSolutions-IAM5[Resource::*]',
      reason:
        'T21: values of metrics and the list of copies have no narrower resource. They hold numbers and names of tables, and no content of a request.',
    });
    this.rule = {
      name: 'monthly-mail',
      metric: withZeros('runs', [machine.metricSucceeded()], Duration.hours(1)),
      operator: ComparisonOperator.LESS_THAN_THRESHOLD,
      threshold: 1,
      periods: HOURS_WITHOUT,
    };
  }

  /** The states, and what the machine may do for them. */
  #states(composer: BundledFunction) {
    const { settings, siteUrl, alarms } = this.#props;
    const { topic } = alarms;
    const budgetArn = Stack.of(this).formatArn({
      service: 'budgets',
      region: '',
      resource: 'budget',
      resourceName: budgetName(settings),
    });
    const ask = (
      name: keyof Facts,
      service: string,
      action: string,
      answer: string,
      parameters: Record<string, unknown>,
    ) =>
      CallAwsService.jsonata(this, name, {
        service,
        action,
        parameters,
        iamResources: ['*'],
        assign: { [name]: `{% $states.result.${answer} %}` },
      }).addRetry();
    const series = ask('series', 'cloudwatch', 'getMetricData', 'MetricDataResults', {
      StartTime: daysBefore(MAILED_DAYS),
      EndTime: `{% ${NOW} %}`,
      MetricDataQueries: queries(settings),
    });
    const spent = ask('spent', 'budgets', 'describeBudget', 'Budget.CalculatedSpend.ActualSpend.Amount', {
      AccountId: accountOf(settings),
      BudgetName: budgetName(settings),
    });
    const copies = hasBackup(settings)
      ? ask('copies', 'backup', 'listCopyJobs', 'CopyJobs', {
          ByState: 'COMPLETED',
          ByDestinationVaultArn: copiesVaultArn(settings),
          ByCompletedAfter: daysBefore(COPIES_DAYS),
        })
      : undefined;
    const known: Record<Exclude<keyof Facts, 'copies'>, unknown> = {
      now: `{% ${NOW} %}`,
      stage: settings.stage,
      site: siteUrl,
      runbook: `${settings.runbookUrl}#monthly-mail`,
      runtimeEnds: RUNTIME_ENDS,
      budget: settings.monthlyBudget,
      spent: '{% $spent %}',
      series: '{% $series %}',
    };
    const compose = LambdaInvoke.jsonata(this, 'Compose', {
      lambdaFunction: composer.function,
      payload: TaskInput.fromObject({ ...known, ...(copies && { copies: '{% $copies %}' }) }),
      outputs: '{% $states.result.Payload %}',
    });
    const publish = SnsPublish.jsonata(this, 'Publish', {
      topic,
      subject: '{% $states.input.subject %}',
      message: TaskInput.fromText('{% $states.input.text %}'),
    }).addRetry();
    const isDue = Choice.jsonata(this, 'IsDue').when(Condition.jsonata('{% $states.input.isDue %}'), publish);
    isDue.otherwise(new Succeed(this, 'NotToday'));
    const asked = copies ? series.next(spent).next(copies) : series.next(spent);
    return {
      states: asked.next(compose).next(isDue),
      rights: [
        // These two take no narrower resource.
        allow(['cloudwatch:GetMetricData', ...(copies ? ['backup:ListCopyJobs'] : [])], '*'),
        allow(['budgets:ViewBudget'], budgetArn),
        allow(['lambda:InvokeFunction'], composer.function.functionArn),
        allow(['sns:Publish'], topic.topicArn),
      ],
    };
  }
}

/** Values a day: rows that each form stored, and mails. */
const queries = (settings: Settings) =>
  [
    ...allForms.map(({ id, table }) => ({
      Label: id,
      Namespace: 'AWS/DynamoDB',
      MetricName: 'SuccessfulRequestLatency',
      Stat: 'SampleCount',
      Dimensions: [
        { Name: 'TableName', Value: tableName(settings, table) },
        { Name: 'Operation', Value: 'PutItem' },
      ],
    })),
    { Label: 'sent', Namespace: 'AWS/SES', MetricName: 'Send', Stat: 'Sum' },
    { Label: 'bounced', Namespace: 'AWS/SES', MetricName: 'Bounce', Stat: 'Sum' },
  ].map(({ Label, Stat, ...Metric }, index) => ({
    Id: `m${index}`,
    Label,
    MetricStat: { Metric, Period: DAY_SECONDS, Stat },
  }));

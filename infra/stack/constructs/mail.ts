import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { STREAM_HOURS } from '../../../shared/retention.ts';
import { REGION, tableName } from '../settings/names.ts';
import { accountInFindings } from '../settings/placement.ts';
import type { Settings } from '../settings/settings.ts';
import type { AlarmTopic } from './alarm-topic.ts';
import { allow, BundledFunction } from './bundled-function.ts';
import { confirmationsTable } from './confirmations-table.ts';
import type { FormTable } from './form-table.ts';

/** Most rows of one invocation. */
const BATCH_SIZE = 10;
const RETRIES = 5;
// A stream keeps its records no longer.
const MAX_AGE = Duration.hours(STREAM_HOURS);
// A batch of mails of at most eight seconds each (functions/mail/mail-rows.ts).
const TIMEOUT = Duration.seconds(90);
// The longest that SQS allows: an operator has to act on each message.
const UNSENT_KEPT = Duration.days(14);

interface MailProps {
  readonly settings: Settings & { readonly teamAddress: string; readonly senderAddress: string };
  readonly bundles: string;
  readonly siteUrl: string;
  /** A table for each form, with a stream of new images. */
  readonly sources: readonly FormTable[];
  /** Reports bounces to the operator. */
  readonly alarms: AlarmTopic | undefined;
}

/**
 * Mails of new rows: one function writes to the team, another one to visitors. Two, so that a retry of one mail never repeats the other,
 * and the role that may write to any address never mails the text of a row.
 */
export class Mail extends Construct {
  /** References to rows that could not be mailed: stream and position, no content. */
  readonly unsent: Queue;
  readonly functions: readonly BundledFunction[];
  /** Name of the configuration set of the mails to visitors. */
  readonly confirmationSet: string;
  readonly #props: MailProps;

  constructor(scope: Construct, id: string, props: MailProps) {
    super(scope, id);
    this.#props = props;
    const { settings, siteUrl } = props;
    const { teamAddress } = settings;
    this.unsent = unsentQueue(this);

    const confirmations = confirmationsTable(this, settings);
    const submissionSet = this.#configurationSet('Submission');
    this.confirmationSet = this.#configurationSet('Confirmation');
    const submission = this.#mailer('Submission', {
      name: 'submission-mail',
      configurationSet: submissionSet,
      description: 'Each new row → e-mail to the team',
      recipients: teamAddress,
    });
    submission.grant({ TEAM_ADDRESS: teamAddress, SITE_URL: siteUrl });
    const confirmation = this.#mailer('Confirmation', {
      name: 'confirmation-mail',
      configurationSet: this.confirmationSet,
      description: 'Each new row → confirmation to the visitor',
    });
    confirmation.grant(
      { CONFIRMATIONS_TABLE: confirmations.tableName },
      allow(['dynamodb:PutItem'], confirmations.tableArn),
    );
    this.functions = [submission, confirmation];
  }

  /** One for each mailer, so that one can be paused while the other goes on. Bounces and complaints are mailed to the operator. SES itself stops writing to such an address. */
  #configurationSet(id: string): string {
    const set = new ConfigurationSet(this, `${id}Set`, {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const { alarms } = this.#props;
    if (alarms)
      set.addEventDestination('Trouble', {
        destination: EventDestination.snsTopic(alarms.topic),
        events: [
          EmailSendingEvent.BOUNCE,
          EmailSendingEvent.COMPLAINT,
          EmailSendingEvent.REJECT,
          EmailSendingEvent.RENDERING_FAILURE,
        ],
      });
    return set.configurationSetName;
  }

  #mailer(id: string, { name, description, configurationSet, recipients }: Mailer): BundledFunction {
    const { settings, bundles, sources } = this.#props;
    const mailer = new BundledFunction(this, id, { name, description, timeout: TIMEOUT, bundles });
    const forms = sources.map(({ form }) => [tableName(settings, form.table), form.id]);
    mailer.grant(
      { TABLES: JSON.stringify(Object.fromEntries(forms)) },
      new PolicyStatement({
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: sources.map(({ table }) => table.tableStreamArn ?? ''),
      }),
      // Lambda asks for it too; it has no narrower resource.
      allow(['dynamodb:ListStreams'], '*'),
    );
    mailer.grant(
      { CONFIGURATION_SET: configurationSet, SENDER_ADDRESS: settings.senderAddress },
      this.#sending(configurationSet, recipients),
    );
    mailer.grant({}, allow(['sqs:SendMessage'], this.unsent.queueArn));
    for (const { form, table } of sources) {
      mailer.function.addEventSourceMapping(form.id, {
        eventSourceArn: table.tableStreamArn,
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT') })],
        batchSize: BATCH_SIZE,
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: RETRIES,
        maxRecordAge: MAX_AGE,
        // Not the library's own destination, which would extend the role.
        onFailure: { bind: () => ({ destination: this.unsent.queueArn }) },
      });
    }
    Validations.of(mailer.role).acknowledge(...LISTS_STREAMS, {
      id: `AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:ses:${REGION}:${accountInFindings(settings)}:identity/*]`,
      reason:
        'T21: in the sandbox, SES also checks this permission for the identity of the recipient. The conditions fix the sender, and for the team mail the recipient too.',
    });
    return mailer;
  }

  /** Sending in the sender's name, with the configuration set, and only to these recipients if they are given. */
  #sending(configurationSet: string, recipients: string | undefined): PolicyStatement {
    const stack = Stack.of(this);
    const arnOf = (resource: string, resourceName: string) =>
      stack.formatArn({ service: 'ses', resource, resourceName });
    return new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [arnOf('identity', '*'), arnOf('configuration-set', configurationSet)],
      conditions: {
        StringEquals: { 'ses:FromAddress': this.#props.settings.senderAddress },
        ...(recipients !== undefined && { 'ForAllValues:StringEquals': { 'ses:Recipients': recipients } }),
      },
    });
  }
}

const LISTS_STREAMS = [
  'AwsSolutions::AwsSolutions-IAM5[Resource::*]',
  'Serverless::Serverless-LambdaStarPermissions',
].map((id) => ({
  id,
  reason:
    'T21: a list of streams has no narrower resource. It holds names of tables, and no row; only the streams of the forms can be read.',
}));

interface Mailer {
  readonly name: string;
  readonly description: string;
  readonly configurationSet: string;
  /** The only address it may write to. Without it, any. */
  readonly recipients?: string;
}

function unsentQueue(scope: Construct): Queue {
  const queue = new Queue(scope, 'Unsent', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: UNSENT_KEPT,
  });
  const reason =
    'T25: this is the dead letter queue itself. An alarm reports its first message, and the row that the message is about is stored in any case.';
  Validations.of(queue).acknowledge(
    { id: 'AwsSolutions::AwsSolutions-SQS3', reason },
    { id: 'Serverless::Serverless-SQSRedrivePolicy', reason },
  );
  return queue;
}

import { CfnOutput, Duration, Stack, Validations } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Form } from '../../shared/forms/define-form.ts';
import { STREAM_HOURS } from '../../shared/retention.ts';
import { company } from '../../web/content/company.ts';
import { subscribeByMail } from './alarm-topic.ts';
import { allow, ApiFunction } from './api-function.ts';
import { confirmationsTable } from './confirmations-table.ts';
import { tableName, type Settings } from './settings.ts';

/** Rows that one invocation gets at most. */
const BATCH_SIZE = 10;
const RETRIES = 5;
// As long as a stream keeps its records.
const MAX_AGE = Duration.hours(STREAM_HOURS);
// A batch of mails, each given up after eight seconds (functions/mail/mail-rows.ts).
const TIMEOUT = Duration.seconds(90);
// The longest there is: whatever lies here waits for a person.
const UNSENT_KEPT = Duration.days(14);

export interface MailProps {
  readonly settings: Settings;
  readonly bundles: string;
  readonly siteUrl: string;
  /** A table for each form, with a stream of new images. */
  readonly sources: readonly Source[];
}

interface Source {
  readonly form: Form;
  readonly table: Table;
}

/**
 * Mails of new rows: one function writes to the team, another one to visitors. Two of them, so that a retry of the one mail never
 * repeats the other, and the role that writes to anybody holds no row's text.
 */
export class Mail extends Construct {
  /** What is known of rows that could not be mailed: stream and position, no content. */
  readonly unsent: Queue;
  /** DNS records that the operator still has to set, so that the sender's domain signs its mails. */
  readonly records: readonly CfnOutput[];
  readonly functions: ApiFunction[] = [];
  readonly #identity: EmailIdentity;
  readonly #configuration: ConfigurationSet;

  constructor(scope: Construct, id: string, { settings, bundles, siteUrl, sources }: MailProps) {
    super(scope, id);
    const { teamAddress, alarmAddress } = settings;
    this.unsent = new Queue(this, 'Unsent', { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: UNSENT_KEPT });
    const reason =
      'T25: this is the end of the line itself. An alarm tells the operator of the first message, and the row that it is about is stored in any case.';
    Validations.of(this.unsent).acknowledge(
      { id: 'AwsSolutions::AwsSolutions-SQS3', reason },
      { id: 'Serverless::Serverless-SQSRedrivePolicy', reason },
    );
    const sender = senderIdentity(this, settings);
    this.#identity = new EmailIdentity(this, 'Sender', { identity: sender.identity });
    const open = sender.needsRecords ? this.#identity.dkimRecords : [];
    this.records = open.map(
      ({ name, value }, index) =>
        new CfnOutput(this, `Dkim${index + 1}`, { description: 'CNAME record that signs the mails', value: `${name} ${value}` }),
    );
    this.#configuration = new ConfigurationSet(this, 'Configuration', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    if (alarmAddress !== undefined) this.reportTrouble(alarmAddress);

    this.mailer('Submission', {
      settings,
      bundles,
      name: 'submission-mail',
      description: 'Each new row → e-mail to the team',
      sources,
      environment: { TEAM_ADDRESS: teamAddress, SITE_URL: siteUrl },
      recipients: teamAddress,
    });
    const confirmations = confirmationsTable(this, settings);
    this.mailer('Confirmation', {
      settings,
      bundles,
      name: 'confirmation-mail',
      description: 'New rows of confirmed forms → e-mail to the visitor',
      sources: sources.filter(({ form }) => form.confirmed),
      environment: { CONFIRMATIONS_TABLE: confirmations.tableName, CONTACT_ADDRESS: company.email, SIGNATURE: signature() },
      may: [allow(['dynamodb:PutItem'], confirmations.tableArn)],
    });
  }

  /** Bounces and complaints are told to the operator; SES writes to such an address no more. */
  private reportTrouble(alarmAddress: string): void {
    const trouble = new Topic(this, 'Trouble', { enforceSSL: true });
    subscribeByMail(trouble, alarmAddress);
    this.#configuration.addEventDestination('Trouble', {
      destination: EventDestination.snsTopic(trouble),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT, EmailSendingEvent.RENDERING_FAILURE],
    });
  }

  private mailer(id: string, { settings, bundles, name, description, sources, environment, recipients, may = [] }: Mailer): void {
    const streams = sources.map(({ table }) => table.tableStreamArn ?? '');
    const mailer = new ApiFunction(this, id, {
      name,
      description,
      timeout: TIMEOUT,
      bundles,
      environment: {
        TABLES: JSON.stringify(Object.fromEntries(sources.map(({ form }) => [tableName(settings, form.table), form.id]))),
        CONFIGURATION_SET: this.#configuration.configurationSetName,
        SENDER_NAME: company.name,
        SENDER_ADDRESS: settings.senderAddress,
        ...environment,
      },
      may: [
        new PolicyStatement({
          actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
          resources: streams,
        }),
        this.sending(settings.senderAddress, recipients),
        allow(['sqs:SendMessage'], this.unsent.queueArn),
        ...may,
      ],
    });
    this.functions.push(mailer);
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
        // By hand: the library's own would add to the role.
        onFailure: { bind: () => ({ destination: this.unsent.queueArn }) },
      });
    }
  }

  /** Sending in the sender's name, with the configuration set, and only to these recipients if they are named. */
  private sending(sender: string, recipients: string | undefined): PolicyStatement {
    const { configurationSetName: resourceName } = this.#configuration;
    return new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [this.#identity.emailIdentityArn, Stack.of(this).formatArn({ service: 'ses', resource: 'configuration-set', resourceName })],
      conditions: {
        StringEquals: { 'ses:FromAddress': sender },
        ...(recipients !== undefined && { 'ForAllValues:StringEquals': { 'ses:Recipients': recipients } }),
      },
    });
  }
}

interface Mailer extends Pick<MailProps, 'settings' | 'bundles' | 'sources'> {
  readonly name: string;
  readonly description: string;
  /** Besides what every mail needs. */
  readonly environment: Readonly<Record<string, string>>;
  /** The one address it may write to; without it, any. */
  readonly recipients?: string;
  /** What it may do besides sending and following streams. */
  readonly may?: readonly PolicyStatement[];
}

/**
 * Who may send: the sender's domain, signed, where the site's domain shows that it is the operator's own; else the sender's address,
 * which its owner confirms by a link. A zone of the same name gets the DNS records by itself.
 */
function senderIdentity(scope: Construct, { senderAddress, domain, hostedZoneId, hostedZoneName }: Settings) {
  const senderDomain = senderAddress.slice(senderAddress.lastIndexOf('@') + 1);
  const isOwn = domain === senderDomain || domain?.endsWith(`.${senderDomain}`);
  if (!isOwn) return { identity: Identity.email(senderAddress), needsRecords: false };
  if (hostedZoneId === undefined || hostedZoneName !== senderDomain) return { identity: Identity.domain(senderDomain), needsRecords: true };
  const zone = PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName: hostedZoneName });
  return { identity: Identity.publicHostedZone(zone), needsRecords: false };
}

/** Lines at the end of a mail to a visitor. */
const signature = (): string =>
  [
    company.name,
    `${company.street}, ${company.postalCode} ${company.city}`,
    company.phone,
    company.email,
    company.openingHours.map(({ days, hours }) => `${days} ${hours}`).join(', '),
  ].join('\n');

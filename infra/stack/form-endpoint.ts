import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, StreamViewType, Table, type CfnTable } from 'aws-cdk-lib/aws-dynamodb';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Form } from '../../shared/forms/define-form.ts';
import { BACKUP_DAYS } from '../../shared/retention.ts';
import { allow, ApiFunction } from './api-function.ts';
import { tableName, type Settings } from './settings.ts';

/** What a flood of requests can cost at most, each second and table (threats.md T2). */
const MOST_WRITE_UNITS = 50;

export interface FormEndpointProps {
  readonly settings: Settings;
  readonly form: Form;
  readonly bundles: string;
  /** Beside the table's name. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Beside putting a row into the table. */
  readonly may?: readonly PolicyStatement[];
}

/** What one form needs: a table, and the Lambda that puts its rows there and can do nothing else with them. */
export class FormEndpoint extends Construct {
  readonly endpoint: ApiFunction;
  readonly table: Table;

  constructor(scope: Construct, id: string, { settings, form, bundles, environment, may = [] }: FormEndpointProps) {
    super(scope, id);
    const isProduction = settings.stage === 'prod';
    this.table = new Table(this, 'Table', {
      tableName: tableName(settings, form.table),
      partitionKey: { name: 'id', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      maxWriteRequestUnits: MOST_WRITE_UNITS,
      timeToLiveAttribute: 'expires_at',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: BACKUP_DAYS },
      // What the mails are made of.
      stream: StreamViewType.NEW_IMAGE,
      deletionProtection: isProduction,
      removalPolicy: isProduction ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    // The id of a table never changes, wherever its construct moves: CloudFormation would make a new, empty one.
    (this.table.node.defaultChild as CfnTable).overrideLogicalId(`${id}Table`);

    this.endpoint = new ApiFunction(this, 'Endpoint', {
      name: form.id,
      bundles,
      environment: { TABLE_NAME: this.table.tableName, ...environment },
      may: [allow(['dynamodb:PutItem'], this.table.tableArn), ...may],
    });
  }
}

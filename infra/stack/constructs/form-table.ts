import { AttributeType, BillingMode, StreamViewType, Table, type CfnTable } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Form } from '../../shared/forms/define-form.ts';
import { BACKUP_DAYS } from '../../shared/retention.ts';
import { tableName } from './names.ts';
import { pascalCase } from './pascal-case.ts';
import { removalPolicyOf } from './placement.ts';
import type { Settings } from './settings.ts';

/** Bounds what a flood of requests can cost, each second and table (threats.md T2). */
const MOST_WRITE_UNITS = 200;

/** The table of a form's requests. Its function writes rows, the mail functions read its stream; only staff read it (docs/submissions.md, «Who may»). */
export function formTable(scope: Construct, settings: Settings, form: Form): Table {
  const id = `${pascalCase(form.id)}Table`;
  const table = new Table(scope, id, {
    tableName: tableName(settings, form.table),
    partitionKey: { name: 'id', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    maxWriteRequestUnits: MOST_WRITE_UNITS,
    timeToLiveAttribute: 'expires_at',
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: BACKUP_DAYS },
    // Source of the mails.
    stream: StreamViewType.NEW_IMAGE,
    deletionProtection: settings.isProtected,
    removalPolicy: removalPolicyOf(settings),
  });
  // Fixed, wherever the construct moves: for a changed id CloudFormation would make a new, empty table.
  (table.node.defaultChild as CfnTable).overrideLogicalId(id);
  return table;
}

import { AttributeType, BillingMode, StreamViewType, Table, type CfnTable } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Form } from '../../../shared/forms/define-form.ts';
import { BACKUP_DAYS } from '../../../shared/retention.ts';
import { tableName } from '../settings/names.ts';
import { removalPolicyOf } from '../settings/placement.ts';
import type { Settings } from '../settings/settings.ts';
import { pascalCase } from './pascal-case.ts';

/** The table of a form, as other stacks refer to it. */
export interface FormTable {
  readonly form: Form;
  readonly table: Table;
}

/** Bounds what a flood of requests can cost, each second and table (security.md T2). */
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

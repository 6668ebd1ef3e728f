import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, type CfnTable } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { tableName } from '../settings/names.ts';
import type { Settings } from '../settings/settings.ts';

/** What a flood of requests can cost at most, each second (security.md T2). A confirmation that is withheld writes three times. */
const MOST_WRITE_UNITS = 50;

/** The table that counts confirmations (`functions/mail/confirmation-limit.ts`): hashes that expire after a day. It goes with the stack. */
export function confirmationsTable(scope: Construct, settings: Settings): Table {
  const table = new Table(scope, 'Confirmations', {
    tableName: tableName(settings, 'confirmations'),
    partitionKey: { name: 'id', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    maxWriteRequestUnits: MOST_WRITE_UNITS,
    timeToLiveAttribute: 'expires_at',
    removalPolicy: RemovalPolicy.DESTROY,
  });
  (table.node.defaultChild as CfnTable).overrideLogicalId('ConfirmationsTable');
  Validations.of(table).acknowledge({
    id: 'AwsSolutions::AwsSolutions-DDB3',
    reason:
      'T32: it counts the confirmations of the last 24 hours. Its loss costs nothing, and a backup would keep hashes of addresses for longer than they serve.',
  });
  return table;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import type { LocalHost } from '@works/local-aws/local-host';
import type { Operator } from '@works/local-aws/operator';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { bucketName, REGION, tableName, type DeployedStage } from '../stack/settings/names.ts';
import { OperateError } from './operate-error.ts';

/** Where the rows and photos are, and the clients that reach them. */
export interface Stores {
  /** For the operator: which store this is. */
  readonly where: string;
  readonly dynamodb: DynamoDBClient;
  readonly s3: S3Client;
  readonly tableOf: (form: Form) => string;
  readonly bucket: string;
  /** The folder behind a store on this machine. */
  readonly dataDir?: string;
}

/** What the local host announces in its data folder. */
export type HostFile = Pick<LocalHost, 'operator'>;

/**
 * The stores of a running `npm start`.
 * @param dataDir its `DATA_DIR`
 * @throws OperateError when nothing runs there
 */
export async function openLocal(dataDir: string): Promise<Stores> {
  // A file that is damaged is as good as none: a running host has written it as a whole.
  const { region, credentials, endpoints } = await readOperator(dataDir).catch(() => {
    throw new OperateError(
      `Auf dem Datenordner ${dataDir} läuft nichts: Starten Sie mit «npm start», oder nennen Sie mit --stage eine Stufe auf AWS.`,
    );
  });
  return {
    where: `der lokale Speicher (${dataDir})`,
    dynamodb: new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb }),
    s3: new S3Client({ region, credentials, endpoint: endpoints.s3, forcePathStyle: true }),
    tableOf: (form) => tableName({ stage: 'local' }, form.table),
    bucket: bucketName({ stage: 'local' }, 'uploads', ''),
    dataDir,
  };
}

/** What a running host has announced. @throws Error also about a damaged file: each start writes it anew */
async function readOperator(dataDir: string): Promise<Operator> {
  const { operator } = JSON.parse(await readFile(join(dataDir, 'host.json'), 'utf8')) as Partial<HostFile>;
  if (!operator) throw new Error('No operator');
  return operator;
}

/**
 * The stores of a stage on AWS, asked with the operator's own sign-in.
 * @param profile of the AWS configuration files; without it, the one of the environment
 * @throws OperateError when the stage isn't in that account
 */
export async function openAws(stage: DeployedStage, profile?: string): Promise<Stores> {
  const client = { region: REGION, ...(profile !== undefined && { profile }) };
  const dynamodb = new DynamoDBClient(client);
  const where = `${stage} auf AWS (${profile === undefined ? '' : `${profile}, `}${REGION})`;
  return {
    where,
    dynamodb,
    s3: new S3Client(client),
    tableOf: (form) => tableName({ stage }, form.table),
    bucket: bucketName({ stage }, 'uploads', await accountOfTable(dynamodb, stage, where)),
  };
}

/** Read from a table's ARN, which needs no further permission or package. @throws OperateError */
async function accountOfTable(dynamodb: DynamoDBClient, stage: DeployedStage, where: string) {
  const [form] = allForms;
  const name = tableName({ stage }, form?.table ?? '');
  try {
    const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName: name }));
    return Table?.TableArn?.split(':')[4] ?? '';
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    throw new OperateError(`Es gibt keine Tabelle ${name} in: ${where}. Sind Profil und Stufe richtig?`);
  }
}

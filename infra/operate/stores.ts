import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import type { LocalHost } from '../local/local-host.ts';
import { bucketName, REGION, tableName, type DeployedStage } from '../stack/names.ts';
import { OperateError } from './operate-error.ts';
import { english, type Words } from './words.ts';

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
  /** In which `where` and all else about the store is said. */
  readonly words: Words;
}

/** What the local host announces in its data folder. */
export type HostFile = Pick<LocalHost, 'url' | 'operator'>;

/**
 * The stores of a running `npm start`.
 * @param dataDir its `DATA_DIR`
 * @throws OperateError when nothing runs there
 */
export async function openLocal(dataDir: string, words = english): Promise<Stores> {
  const text = await readFile(join(dataDir, 'host.json'), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new OperateError(
      words.say(
        'Nothing runs on the data folder {0}: start it with "npm start", or name a stage on AWS with --stage.',
        dataDir,
      ),
    );
  }
  const { operator } = JSON.parse(text) as HostFile;
  const { region, credentials, endpoints } = operator;
  return {
    where: words.say('the local store ({0})', dataDir),
    dynamodb: new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb }),
    s3: new S3Client({ region, credentials, endpoint: endpoints.s3, forcePathStyle: true }),
    tableOf: (form) => tableName({ stage: 'local' }, form.table),
    bucket: bucketName({ stage: 'local' }, 'uploads', ''),
    dataDir,
    words,
  };
}

/**
 * The stores of a stage on AWS, asked with the operator's own sign-in.
 * @param profile of the AWS configuration files; without it, the one of the environment
 * @throws OperateError when the stage isn't in that account
 */
export async function openAws(stage: DeployedStage, profile?: string, words = english): Promise<Stores> {
  const client = { region: REGION, ...(profile !== undefined && { profile }) };
  const dynamodb = new DynamoDBClient(client);
  const where = words.say('{0} on AWS ({1})', stage, `${profile === undefined ? '' : `${profile}, `}${REGION}`);
  return {
    where,
    dynamodb,
    s3: new S3Client(client),
    tableOf: (form) => tableName({ stage }, form.table),
    bucket: bucketName({ stage }, 'uploads', await accountOf(dynamodb, stage, words, where)),
    words,
  };
}

/** Read from a table's ARN, which needs no further permission or package. @throws OperateError */
async function accountOf(dynamodb: DynamoDBClient, stage: DeployedStage, { say }: Words, where: string) {
  const [form] = allForms;
  const name = tableName({ stage }, form?.table ?? '');
  try {
    const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName: name }));
    return Table?.TableArn?.split(':')[4] ?? '';
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    throw new OperateError(say('There is no table {0} on {1}: is it the right profile and stage?', name, where));
  }
}

import { GetObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createAccess, type Access } from '../../../infra/local/access.ts';
import type { Statement } from '../../../infra/local/iam.ts';
import type { CorsRule } from '../../../infra/local/object-cors.ts';
import { openObjectFiles, type ObjectFiles } from '../../../infra/local/object-files.ts';
import { createObjectStore } from '../../../infra/local/object-store.ts';
import type { AccessKey } from '../../../infra/local/sigv4.ts';
import { REGION } from '../../../infra/settings.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const SITE = 'http://localhost:3000';
export const UPLOADS = 'arn:aws:s3:::uploads';
export const PRESIGNER = 'arn:aws:iam::000000000000:role/Presigner';
export const KEEPER = 'arn:aws:iam::000000000000:role/Keeper';
const SECRET = Buffer.alloc(32, 7);

const CORS: CorsRule[] = [
  {
    AllowedOrigins: [SITE],
    AllowedMethods: ['PUT'],
    AllowedHeaders: ['content-type', 'if-none-match', 'x-amz-meta-submission', 'x-amz-tagging'],
    MaxAge: 3600,
  },
];

const allow = (...Action: string[]): Statement => ({ Effect: 'Allow', Action, Resource: `${UPLOADS}/complaints/*` });

export const storeAccess = (): Access =>
  createAccess(
    [
      { arn: PRESIGNER, statements: [allow('s3:PutObject', 's3:PutObjectTagging')] },
      { arn: KEEPER, statements: [allow('s3:GetObject', 's3:PutObjectTagging')] },
    ],
    SECRET,
  );

export interface RunningStore {
  readonly origin: string;
  readonly folder: string;
  readonly files: ObjectFiles;
  readonly access: Access;
  readonly operator: S3Client;
  readonly presigner: S3Client;
  readonly keeper: S3Client;
}

/** A store with the bucket `uploads`, as the product's template configures it; `policy` is the bucket's own. */
export async function startStore(policy: readonly Statement[] = []): Promise<RunningStore> {
  const folder = await temporaryFolder();
  const files = await openObjectFiles(folder);
  const access = storeAccess();
  const origin = await listening(createServer(createObjectStore([{ name: 'uploads', arn: UPLOADS, cors: CORS, policy, files }], access)));
  const client = (key: AccessKey) => clientFor(origin, key);
  return {
    origin,
    folder,
    files,
    access,
    operator: client(access.operatorKey),
    presigner: client(access.keyOfRole(PRESIGNER)),
    keeper: client(access.keyOfRole(KEEPER)),
  };
}

/** Lets a server listen until the test is over. @returns its origin */
export async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const clientFor = (endpoint: string, credentials: AccessKey): S3Client =>
  new S3Client({ region: REGION, endpoint, forcePathStyle: true, credentials, maxAttempts: 1, requestChecksumCalculation: 'WHEN_REQUIRED' });

export async function tagsOf(client: S3Client, Key: string): Promise<unknown> {
  return (await client.send(new GetObjectTaggingCommand({ Bucket: 'uploads', Key }))).TagSet;
}

interface RawAnswer {
  readonly status: number;
  readonly code: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Sends exactly these headers and chunks, which `fetch` would correct. */
export function sendRaw(url: string, method: string, headers: Record<string, string>, chunks: readonly Buffer[] = []): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, code: /<Code>(.*?)<\/Code>/.exec(body)?.[1], headers: response.headers }));
    });
    outgoing.on('error', reject);
    for (const chunk of chunks) outgoing.write(chunk);
    outgoing.end();
  });
}

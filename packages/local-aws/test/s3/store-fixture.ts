import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { GetObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3';
import { createAccess } from '../../iam/access.ts';
import type { Statement } from '../../iam/policies.ts';
import type { AccessKey } from '../../iam/sigv4.ts';
import { openObjectFiles } from '../../s3/object-files.ts';
import { createObjectStore } from '../../s3/object-store.ts';
import { ENVIRONMENT } from '../environment.ts';
import { listening } from '../listening.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const UPLOADS = 'arn:aws:s3:::uploads';
export const PRESIGNER = 'arn:aws:iam::000000000000:role/Presigner';
const KEEPER = 'arn:aws:iam::000000000000:role/Keeper';

const allow = (...Action: string[]): Statement => ({ Effect: 'Allow', Action, Resource: `${UPLOADS}/complaints/*` });

/** A store with the bucket `uploads`. */
export async function startStore() {
  const folder = await temporaryFolder();
  const files = await openObjectFiles(folder);
  const access = createAccess(
    [
      { arn: PRESIGNER, statements: [allow('s3:PutObject', 's3:PutObjectTagging')] },
      { arn: KEEPER, statements: [allow('s3:GetObject', 's3:PutObjectTagging')] },
    ],
    Buffer.alloc(32, 7),
    ENVIRONMENT,
  );
  const origin = await listening(
    createServer(createObjectStore([{ name: 'uploads', arn: UPLOADS, cors: [], policy: [], files }], access)),
  );
  const client = (key: AccessKey) => clientFor(origin, key);
  return {
    origin,
    folder,
    access,
    operator: client(access.operatorKey),
    presigner: client(access.keyOfRole(PRESIGNER)),
    keeper: client(access.keyOfRole(KEEPER)),
  };
}

export const clientFor = (endpoint: string, credentials: AccessKey): S3Client =>
  new S3Client({
    region: ENVIRONMENT.region,
    endpoint,
    forcePathStyle: true,
    credentials,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });

export async function tagsOf(client: S3Client, Key: string): Promise<unknown> {
  return (await client.send(new GetObjectTaggingCommand({ Bucket: 'uploads', Key }))).TagSet;
}

/** Sends exactly these headers, which `fetch` would correct. @returns also the code of S3's error */
export async function sendRaw(url: string, method: string, headers: Record<string, string>, chunks: Buffer[] = []) {
  const outgoing = httpRequest(url, { method, headers });
  outgoing.end(Buffer.concat(chunks));
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const code = /<Code>(.*?)<\/Code>/.exec(await text(response))?.[1];
  return { status: response.statusCode, code, headers: response.headers };
}

import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { jpegFile } from '../../test/functions/sample-images.ts';
import type { Certificate } from './certificate.mjs';
import { SUBMISSION_ID } from './subjects.ts';

/** Answers every call to DynamoDB and S3 immediately, so that only the function is measured: each put succeeds, each photo exists. */
interface StandIn {
  /** Its address. */
  readonly endpoint: string;
  readonly stop: () => void;
}

/** @param tls as on AWS; without TLS the SDK loads other modules than in production */
export async function startStandIn(tls?: Certificate): Promise<StandIn> {
  const server = tls ? createHttpsServer(tls, answer) : createHttpServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`, stop: () => server.close() };
}

const answer: RequestListener = (request, response) => {
  request.resume().on('end', () => {
    if (request.method === 'GET') response.writeHead(206, photoHeaders).end(jpegFile);
    else
      response
        .writeHead(200, { 'content-type': 'application/x-amz-json-1.0' })
        .end(request.method === 'POST' ? '{}' : '');
  });
};

const photoHeaders = {
  'content-type': 'image/jpeg',
  'content-range': `bytes 0-${jpegFile.length - 1}/${jpegFile.length}`,
  'x-amz-meta-submission': SUBMISSION_ID,
};

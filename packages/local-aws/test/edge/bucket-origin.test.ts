import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { answerFromBucket, type BucketContents } from '../../edge/bucket-origin.ts';

const ARN = 'arn:aws:s3:::site';
const DISTRIBUTION = 'arn:aws:cloudfront::111111111111:distribution/EXAMPLE';
const body = Buffer.from('<h1>Kontakt</h1>');
const etag = '"5d41402abc4b2a76b9719d911017c592"';

const bucket: BucketContents = {
  spec: {
    arn: ARN,
    policy: [
      {
        Effect: 'Allow',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Action: 's3:GetObject',
        Resource: `${ARN}/*`,
      },
    ],
  } as unknown as BucketContents['spec'],
  find: async () => ({
    headers: { 'content-type': 'text/html' },
    tags: {},
    etag,
    // A file has milliseconds, a date of HTTP has none.
    modified: new Date('1994-11-06T08:49:37.500Z'),
    size: body.length,
    open: async () => body,
  }),
};

const statusFor = async (headers: IncomingHttpHeaders) =>
  (await answerFromBucket(bucket, 'index.html', { headers } as IncomingMessage, DISTRIBUTION)).status;

// RFC 9110, 13.1.2, 13.1.3 and 5.6.7.
it.each<[number, IncomingHttpHeaders]>([
  [200, {}],
  [304, { 'if-none-match': etag }],
  [200, { 'if-none-match': '"other"' }],
  [304, { 'if-modified-since': 'Sun, 06 Nov 1994 08:49:37 GMT' }],
  [200, { 'if-modified-since': 'Sun, 06 Nov 1994 08:49:36 GMT' }],
  [200, { 'if-modified-since': 'yesterday' }],
  [200, { 'if-none-match': '"other"', 'if-modified-since': 'Mon, 07 Nov 1994 00:00:00 GMT' }],
])('answers %i to %o', async (status, headers) => {
  expect(await statusFor(headers)).toBe(status);
});

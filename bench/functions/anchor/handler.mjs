import { randomUUID } from 'node:crypto';
import { IdempotencyConfig } from '@aws-lambda-powertools/idempotency';
import { DynamoDBPersistenceLayer } from '@aws-lambda-powertools/idempotency/dynamodb';
import { makeHandlerIdempotent } from '@aws-lambda-powertools/idempotency/middleware';
import { Logger } from '@aws-lambda-powertools/logger';
import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
import { Metrics } from '@aws-lambda-powertools/metrics';
import { logMetrics } from '@aws-lambda-powertools/metrics/middleware';
import { ApiGatewayV2Envelope } from '@aws-lambda-powertools/parser/envelopes/api-gatewayv2';
import { JSONStringified } from '@aws-lambda-powertools/parser/helpers';
import { parser } from '@aws-lambda-powertools/parser/middleware';
import { Tracer } from '@aws-lambda-powertools/tracer';
import { captureLambdaHandler } from '@aws-lambda-powertools/tracer/middleware';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { middy } from '@middy/core';
import httpErrorHandler from '@middy/http-error-handler';
import { z } from 'zod';

const tableName = process.env.TABLE_NAME;
const client = new DynamoDBClient({});
const documents = DynamoDBDocumentClient.from(client);
const logger = new Logger({ serviceName: 'contact' });
const tracer = new Tracer({ serviceName: 'contact', captureHTTPsRequests: false });
const metrics = new Metrics({ namespace: 'website', serviceName: 'contact' });
const persistenceStore = new DynamoDBPersistenceLayer({ tableName, awsSdkV3Client: client });
const config = new IdempotencyConfig({ eventKeyJmesPath: 'submission_id' });

const contact = z.object({
  submission_id: z.uuid(),
  math_answer: z.literal('12'),
  privacy: z.literal(true),
  elapsed_ms: z.number().optional(),
  name: z.string().min(1).max(200),
  company: z.string().max(200).optional(),
  email: z.email(),
  phone: z.string().max(60).optional(),
  postalcode: z.string().max(20).optional(),
  message: z.string().min(1).max(5000),
});

/** The contact form's Lambda as it is usually built: middleware, Powertools, zod, document client, everything bundled. */
export const handler = middy()
  .use(injectLambdaContext(logger))
  .use(captureLambdaHandler(tracer))
  .use(logMetrics(metrics))
  .use(httpErrorHandler({ logger: (error) => logger.error('failed', error) }))
  .use(parser({ schema: JSONStringified(contact), envelope: ApiGatewayV2Envelope }))
  .use(makeHandlerIdempotent({ persistenceStore, config }))
  .handler(async ({ submission_id, math_answer: _sum, privacy: _tick, elapsed_ms: _time, ...record }) => {
    const id = randomUUID();
    await documents.send(
      new PutCommand({ TableName: tableName, Item: { ...record, id, created_at: new Date().toISOString() } }),
    );
    metrics.addMetric('submissions', 'Count', 1);
    logger.info('stored', { id });
    return {
      statusCode: 201,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ submission_id, id }),
    };
  });

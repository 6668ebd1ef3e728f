import type { RequestListener } from 'node:http';
import type { BucketContents } from './edge/bucket-origin.ts';
import { createDistribution } from './edge/cloudfront.ts';
import { createHttpApi, type BodyLimit } from './lambda/http-api.ts';
import type { Invoke } from './lambda/run-function.ts';
import type { Template } from './template/read-template.ts';

interface Origins {
  readonly buckets: readonly BucketContents[];
  readonly invoke: Invoke;
  readonly bodyLimit?: BodyLimit | undefined;
}

/** The distribution, in front of the buckets and of the HTTP API with its functions. */
export function openEdge(template: Template, { buckets, invoke, bodyLimit }: Origins): RequestListener {
  const { distribution, apiDomain, routes, environment } = template;
  const { account } = environment;
  const api =
    apiDomain === undefined ? undefined : createHttpApi({ routes, invoke, domain: apiDomain, account, bodyLimit });
  return createDistribution(distribution, { buckets, api, apiDomain });
}

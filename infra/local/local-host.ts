import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { REGION } from '../stack/names.ts';
import { claimDataDir } from './data-dir.ts';
import { createStoreFront } from './dynamodb/store-front.ts';
import { openStreams } from './dynamodb/streams.ts';
import { startTableStore } from './dynamodb/table-store.ts';
import { objectContents, type BucketContents } from './edge/bucket-origin.ts';
import { createDistribution } from './edge/cloudfront.ts';
import { openSiteFiles } from './edge/site-files.ts';
import { createGateway } from './http/gateway.ts';
import { listen, LOOPBACK, type Closing } from './http/listen.ts';
import { createAccess, readOrMakeSecret } from './iam/access.ts';
import { deliverRecord } from './lambda/event-source.ts';
import { createHttpApi } from './lambda/http-api.ts';
import { runFunction, type Invoke, type TimeLimits } from './lambda/run-function.ts';
import { StartError } from './machine/start-error.ts';
import { OWN_STACK, prepare } from './prepare.ts';
import type { StoredBucket } from './s3/object-call.ts';
import { openObjectFiles } from './s3/object-files.ts';
import { createObjectStore } from './s3/object-store.ts';
import { createMailSink } from './ses/mail-sink.ts';
import { localise } from './template/localise.ts';
import { readTemplate } from './template/read-template.ts';

export interface LocalSettings {
  /** Of the site; 0 for a free one. */
  readonly port: number;
  /** Folder for rows, photos and mails. */
  readonly dataDir: string;
  /** Of the stores; free ones if absent. */
  readonly dynamodbPort?: number;
  readonly s3Port?: number;
  readonly sesPort?: number;
  /** Addresses that functions and browsers use for a store behind a proxy, as in a test of faults. */
  readonly storesSeenAt?: Partial<Record<'dynamodb' | 's3', string>>;
  /** The site from its sources by Vite, and functions that are loaded anew when their code changes. */
  readonly dev?: boolean;
  /** A function that a debugger can attach to, by its name in `functions/`; only with `dev`. */
  readonly inspect?: { readonly name: string; readonly port: number } | undefined;
  /** With `dev`: called when the sources make another stack than the one that runs. */
  readonly onStackChange?: () => void;
  /** Called with each step of the start, as a line to print. */
  readonly say?: (line: string) => void;
  /** Given every line that a function writes. */
  readonly log?: (line: string) => void;
  /** A stack that was synthesised elsewhere; without it, the project's own is built as needed. */
  readonly stack?: { readonly folder: string; readonly name: string };
  /** Of the functions, if not the template's. */
  readonly timeLimits?: TimeLimits;
  /** Ends a start that is under way. */
  readonly signal?: AbortSignal;
}

export interface LocalHost {
  /** Where the site is, without a trailing slash. */
  readonly url: string;
  /** Where browsers send photos. */
  readonly uploadOrigin: string;
  /** Full access to rows and photos, as settings for an AWS client. */
  readonly operator: Operator;
  /** Ids of the functions' processes, by name. */
  readonly pids: () => Readonly<Record<string, number | undefined>>;
  readonly stop: () => Promise<void>;
}

export interface Operator {
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly endpoints: { readonly dynamodb: string; readonly s3: string };
}

/**
 * Starts the whole system on this machine.
 * @throws StartError with one clear line if that is impossible
 */
export async function startLocal(settings: LocalSettings): Promise<LocalHost> {
  const opened: Closing[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  };
  try {
    return { ...(await start(settings, opened)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param opened what has to be closed in the end, last first */
async function start(settings: LocalSettings, opened: Closing[]): Promise<Omit<LocalHost, 'stop'>> {
  const {
    dev = false,
    say = () => {},
    log = () => {},
    signal = new AbortController().signal,
    stack = OWN_STACK,
  } = settings;
  const gateway = createGateway();
  const port = await listen(gateway.server, settings.port, 'PORT', opened);
  const dataDir = resolve(settings.dataDir);
  await claimDataDir(dataDir, opened);
  if (!settings.stack) await prepare({ say, dev, signal });
  say('Starting the stores and the functions …');

  // Like S3, which ends no upload that moves; Node would after five minutes.
  const stores = { dynamodb: createServer(), s3: createServer({ requestTimeout: 0 }), ses: createServer() };
  const endpoints = {
    dynamodb: `http://${LOOPBACK}:${await listen(stores.dynamodb, settings.dynamodbPort ?? 0, 'DYNAMODB_PORT', opened)}`,
    s3: `http://${LOOPBACK}:${await listen(stores.s3, settings.s3Port ?? 0, 'S3_PORT', opened)}`,
    ses: `http://${LOOPBACK}:${await listen(stores.ses, settings.sesPort ?? 0, 'SES_PORT', opened)}`,
  };
  const url = `http://localhost:${port}`;
  const seen = { ...endpoints, ...settings.storesSeenAt };
  const addresses = { siteUrl: url, otherOrigins: [`http://${LOOPBACK}:${port}`], uploadOrigin: seen.s3 };
  const template = localise(readTemplate(stack.folder, stack.name), addresses);
  const access = createAccess(template.roles, await readOrMakeSecret(join(dataDir, 'secret')));

  const objects: StoredBucket[] = [];
  const buckets: BucketContents[] = [];
  for (const spec of template.buckets) {
    const files =
      spec.siteFolder === undefined ? await openObjectFiles(join(dataDir, 'objects', spec.name)) : undefined;
    if (files) objects.push({ ...spec, files });
    buckets.push({ spec, find: files ? objectContents(files) : openSiteFiles(spec.siteFolder ?? '') });
  }
  stores.s3.on('request', createObjectStore(objects, access));
  const tables = await startTableStore(join(dataDir, 'tables'), template.tables);
  opened.push(tables.stop);
  const streams = await openStreams(join(dataDir, 'streams'), tables, template.tables, template.mappings);
  stores.dynamodb.on('request', createStoreFront(streams.store, access));
  stores.ses.on('request', createMailSink(join(dataDir, 'mail'), template.mailSenders, access));

  const sources = dev ? await import('./dev.ts') : undefined;
  const bundles = join(dataDir, 'functions');
  const specs = (await sources?.bundleReadably(template.functions, bundles)) ?? template.functions;
  const names = specs.map(({ name }) => name);
  if (settings.inspect && !names.includes(settings.inspect.name))
    throw new StartError(`INSPECT must name a function (${names.join(', ')}), not ${settings.inspect.name}.`);
  const functions = specs.map((spec) =>
    runFunction(spec, {
      key: access.keyOfRole(spec.roleArn),
      endpoints: seen,
      log,
      timeLimits: settings.timeLimits,
      inspectPort: settings.inspect?.name === spec.name ? settings.inspect.port : undefined,
    }),
  );
  opened.push(async () => void (await Promise.all(functions.map((one) => one.stop()))));
  // Reading the template has found the function of each route and mapping.
  const invoke: Invoke = async (id, event) => functions.find(({ spec }) => spec.id === id)?.invoke(event);
  streams.follow((mapping, record, ending) => deliverRecord(mapping, record, { invoke, log, signal: ending }));
  opened.push(streams.stop);
  const { apiDomain, routes, distribution } = template;
  const api = createHttpApi(routes, invoke, apiDomain);
  const serve = createDistribution(distribution, { buckets, api, apiDomain });

  const served = await sources?.serveSources({
    server: gateway.server,
    distribution,
    serve,
    functions,
    bundles,
    say,
    onStackChange: settings.onStackChange ?? (() => {}),
  });
  if (served) opened.push(served.stop);
  gateway.open(served?.serve ?? serve);
  const { accessKeyId, secretAccessKey } = access.operatorKey;
  const operator: Operator = {
    region: REGION,
    credentials: { accessKeyId, secretAccessKey },
    endpoints: { dynamodb: endpoints.dynamodb, s3: endpoints.s3 },
  };
  // By this file `npm run submissions` finds this host and signs its calls.
  const announcement = join(dataDir, 'host.json');
  await writeFile(announcement, JSON.stringify({ url, operator }), { mode: 0o600 });
  opened.push(() => rm(announcement, { force: true }));
  return {
    url,
    uploadOrigin: seen.s3,
    operator,
    pids: () => Object.fromEntries(functions.map(({ spec, pid }) => [spec.name, pid()])),
  };
}

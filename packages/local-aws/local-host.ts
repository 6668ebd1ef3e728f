import { rm } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { join, resolve } from 'node:path';
import { behaviourOf, createDistribution } from './edge/cloudfront.ts';
import { createGateway } from './http/gateway.ts';
import { listen, LOOPBACK, type Closing } from './http/listen.ts';
import { createHttpApi, type BodyLimit } from './lambda/http-api.ts';
import type { RunningFunction } from './lambda/run-function.ts';
import { StartError } from './machine/start-error.ts';
import { startErrorOf } from './machine/start-failure.ts';
import { publishSynced } from './machine/synced-files.ts';
import { openDataDir } from './open-data-dir.ts';
import { openFunctions, type FunctionSettings } from './open-functions.ts';
import { listenForStores, openAccess, openStores, type StoreSettings } from './open-stores.ts';
import { operatorOf, type Operator } from './operator.ts';
import { localise } from './template/localise.ts';
import type { ResourceSettings } from './template/read-resources.ts';
import { readTemplate, type FunctionSpec, type Template } from './template/read-template.ts';

export interface LocalAwsSettings extends ResourceSettings, StoreSettings, Omit<FunctionSettings, 'settingNames'> {
  /** Of the distribution or the HTTP API; 0 for a free one. */
  readonly port: number;
  /** Addresses that functions and browsers use for a store behind a proxy, as in a test of faults. */
  readonly storesSeenAt?: Partial<Record<'dynamodb' | 's3', string>> | undefined;
  /** What a firewall in front of the API refuses for its length. */
  readonly bodyLimit: BodyLimit;
  /** Makes the assembly, when ports and data folder are free. */
  readonly prepare?: (() => Promise<void>) | undefined;
  /** Other code for the functions than the template's. @param folder below the data folder, for it */
  readonly replaceCode?:
    | ((functions: readonly FunctionSpec[], folder: string) => Promise<readonly FunctionSpec[]>)
    | undefined;
  /** Answers requests in the place of the distribution, or passes them on to it. */
  readonly serveInstead?: ((running: Running) => Promise<Served>) | undefined;
}

/** What runs before the first request is let in. */
export interface Running {
  readonly server: Server;
  /** Whether the default behaviour of the distribution answers for a path. */
  readonly isDefault: (path: string) => boolean;
  /** The distribution. */
  readonly serve: RequestListener;
  readonly functions: readonly RunningFunction[];
  /** Folder of replaced code. */
  readonly codeFolder: string;
}

export interface Served {
  readonly serve: RequestListener;
  readonly stop: () => Promise<void>;
}

export interface LocalHost {
  /** Where the distribution or the HTTP API is, without a trailing slash. */
  readonly url: string;
  /** Where browsers send uploads. */
  readonly uploadOrigin: string;
  readonly operator: Operator;
  /** Ids of the functions' processes, by name. */
  readonly pids: () => Readonly<Record<string, number | undefined>>;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the stacks of a cloud assembly on this machine.
 * @throws StartError with one clear line if the machine makes it impossible, or a stack has what is not supported
 */
export async function startLocalAws(settings: LocalAwsSettings): Promise<LocalHost> {
  const opened: Closing[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  };
  try {
    return { ...(await start({ ...settings, dataDir: resolve(settings.dataDir) }, opened)), stop };
  } catch (error) {
    await stop();
    throw startErrorOf(error, resolve(settings.dataDir));
  }
}

/** @throws StartError with the sentence that names what is not supported */
function readOrRefuse(settings: ResourceSettings): Template {
  try {
    return readTemplate(settings);
  } catch (error) {
    // Other kinds are faults of this code, whose stack is needed.
    throw error instanceof Error && error.constructor === Error ? new StartError(error.message) : error;
  }
}

/** @param opened what has to be closed in the end, last first */
async function start(settings: LocalAwsSettings, opened: Closing[]): Promise<Omit<LocalHost, 'stop'>> {
  const { dataDir, settingNames = {}, say = () => {}, storesSeenAt, bodyLimit } = settings;
  const gateway = createGateway();
  const port = await listen(gateway.server, settings.port, settingNames.port ?? 'port', opened);
  const database = await openDataDir(dataDir, settingNames.dataDir, say, opened);
  await settings.prepare?.();
  say('Starting the stores and the functions …');

  const listening = await listenForStores(settings, opened);
  const endpoints = { ...listening.endpoints, ...storesSeenAt };
  const url = `http://localhost:${port}`;
  const addresses = { url, otherOrigins: [`http://${LOOPBACK}:${port}`], uploadOrigin: endpoints.s3 };
  const template = localise(readOrRefuse(settings), addresses);
  const access = await openAccess(template, settings);
  const { buckets, streams } = await openStores(template, listening, { ...settings, access, database });

  const codeFolder = join(dataDir, 'functions');
  const specs = (await settings.replaceCode?.(template.functions, codeFolder)) ?? template.functions;
  const { functions, invoke } = await openFunctions(specs, { ...settings, access, endpoints, streams }, opened);

  const { distribution, apiDomain, routes, environment } = template;
  const api = createHttpApi({ routes, invoke, domain: apiDomain, account: environment.account, bodyLimit });
  const serve = createDistribution(distribution, { buckets, api, apiDomain });
  const isDefault = (path: string) => behaviourOf(distribution, path) === distribution.behaviours.at(-1);
  const instead = await settings.serveInstead?.({ server: gateway.server, isDefault, serve, functions, codeFolder });
  if (instead) opened.push(instead.stop);
  gateway.open(instead?.serve ?? serve);
  const operator = operatorOf(access, listening.endpoints);
  // By this file other programs find this host, and sign their calls.
  const announcement = join(dataDir, 'host.json');
  await publishSynced(announcement, JSON.stringify({ url, operator }));
  opened.push(() => rm(announcement, { force: true }));
  return {
    url,
    uploadOrigin: endpoints.s3,
    operator,
    pids: () => Object.fromEntries(functions.map(({ spec, pid }) => [spec.name, pid()])),
  };
}

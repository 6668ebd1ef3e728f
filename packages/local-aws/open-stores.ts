import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createStoreFront } from './dynamodb/store-front.ts';
import { openStreams, type Streams } from './dynamodb/streams.ts';
import { createTableStore } from './dynamodb/table-store.ts';
import { objectContents, type BucketContents } from './edge/bucket-origin.ts';
import { openSiteFiles, type SiteFileSettings } from './edge/site-files.ts';
import { listen, LOOPBACK, type Closing } from './http/listen.ts';
import { createAccess, readOrMakeSecret, type Access, type Decision } from './iam/access.ts';
import { openFolder } from './machine/open-folder.ts';
import type { StoredBucket } from './s3/object-call.ts';
import { openObjectFiles } from './s3/object-files.ts';
import { createObjectStore } from './s3/object-store.ts';
import { createMailSink } from './ses/mail-sink.ts';
import type { Template } from './template/read-template.ts';

/** Settings that a message may name. */
type SettingName = 'port' | 'dataDir' | 'dynamodbPort' | 's3Port' | 'sesPort' | 'inspect';

export interface StoreSettings {
  /** Folder for rows, objects and mails. */
  readonly dataDir: string;
  /** Of the stores; free ones if absent. */
  readonly dynamodbPort?: number | undefined;
  readonly s3Port?: number | undefined;
  readonly sesPort?: number | undefined;
  /** Bytes of the longest object that S3 takes here. */
  readonly maxObjectBytes?: number | undefined;
  /** How a deployment puts files into buckets. */
  readonly siteFiles?: SiteFileSettings | undefined;
  /** Called with every decision about a call to a store. */
  readonly onDecision?: ((decision: Decision) => void) | undefined;
  /** Given each damage that is found in the data folder, as a line to print; by a host, each step of the start, too. */
  readonly say?: ((line: string) => void) | undefined;
  /** What users call the settings, for messages: for instance `{ port: 'PORT' }`. */
  readonly settingNames?: Partial<Record<SettingName, string>> | undefined;
}

type StoreName = 'dynamodb' | 's3' | 'ses';

/** Servers of the stores, which listen; they answer when the stores are opened. */
interface StoreServers {
  readonly servers: Readonly<Record<StoreName, Server>>;
  readonly endpoints: Readonly<Record<StoreName, string>>;
}

/** What of a template the stores are made of. */
type StoresTemplate = Pick<Template, 'tables' | 'mappings' | 'buckets' | 'mailSenders'>;

interface OpenStores {
  readonly buckets: readonly BucketContents[];
  readonly streams: Streams;
}

/** @param opened gets what has to be closed in the end, last first @throws StartError */
export async function listenForStores(settings: StoreSettings, opened: Closing[]): Promise<StoreServers> {
  // Like S3, which ends no upload that moves; Node would after five minutes.
  const servers = { dynamodb: createServer(), s3: createServer({ requestTimeout: 0 }), ses: createServer() };
  const endpoint = async (store: StoreName) => {
    const setting = `${store}Port` as const;
    const { [setting]: port = 0, settingNames } = settings;
    return `http://${LOOPBACK}:${await listen(servers[store], port, settingNames?.[setting] ?? setting, opened)}`;
  };
  return {
    servers,
    endpoints: { dynamodb: await endpoint('dynamodb'), s3: await endpoint('s3'), ses: await endpoint('ses') },
  };
}

/** Opens streams, buckets and the folder of the mails. @param database of the tables @throws StartError */
export async function openStores(
  template: StoresTemplate,
  { servers }: StoreServers,
  { access, database, ...settings }: StoreSettings & { readonly access: Access; readonly database: DatabaseSync },
): Promise<OpenStores> {
  const { dataDir, siteFiles, maxObjectBytes, say = () => {} } = settings;
  const objects: StoredBucket[] = [];
  const buckets: BucketContents[] = [];
  for (const spec of template.buckets) {
    const files =
      spec.siteFolder === undefined
        ? await openObjectFiles(await openFolder(join(dataDir, 'objects', spec.name)), say)
        : undefined;
    if (files) objects.push({ ...spec, files });
    buckets.push({ spec, find: files ? objectContents(files) : openSiteFiles(spec.siteFolder ?? '', siteFiles) });
  }
  servers.s3.on('request', createObjectStore(objects, access, maxObjectBytes));

  const { tables, mappings, mailSenders } = template;
  const streams = openStreams(database, mappings, access.environment);
  servers.dynamodb.on('request', createStoreFront(createTableStore(database, tables, streams), access));
  servers.ses.on('request', createMailSink(await openFolder(join(dataDir, 'mail')), mailSenders, access));
  return { buckets, streams };
}

/** The keys of a data folder: those of the template's roles, and the operator's. */
export const openAccess = async (
  { roles, environment }: Pick<Template, 'roles' | 'environment'>,
  { dataDir, onDecision, say = () => {} }: StoreSettings,
): Promise<Access> =>
  createAccess(roles, await readOrMakeSecret(join(dataDir, 'secret'), say), environment, onDecision);

import { startLocalAws, type LocalAwsSettings, type LocalHost } from '@works/local-aws/local-host';
import { MAX_BODY_BYTES } from '../../shared/api.ts';
import { MAX_PHOTO_BYTES } from '../../shared/photos.ts';
import { PICTURE_FOLDER } from '../../web/pictures/variants.ts';
import { fileHeaders } from '../stack/settings/file-headers.ts';
import { OWN_STACK, prepare } from './prepare.ts';
import { assemblyOf, type SynthesisedSite } from './site-template.ts';

type PassedOn =
  | 'port'
  | 'dataDir'
  | 'dynamodbPort'
  | 's3Port'
  | 'sesPort'
  | 'storesSeenAt'
  | 'inspect'
  | 'say'
  | 'log'
  | 'timeLimits'
  | 'onDecision';

export interface LocalSettings extends Pick<LocalAwsSettings, PassedOn> {
  /** The site from its sources by Vite, and functions that are loaded anew when their code changes. */
  readonly dev?: boolean;
  /** With `dev`: called when the sources make another stack than the one that runs. */
  readonly onStackChange?: () => void;
  /** A stack that was synthesised elsewhere; without it, the project's own is built as needed. */
  readonly stack?: SynthesisedSite;
  /** Ends a start that is under way. */
  readonly signal?: AbortSignal;
}

/** What the messages call the settings: the variables of `npm start`. */
const settingNames = {
  port: 'PORT',
  dataDir: 'DATA_DIR',
  dynamodbPort: 'DYNAMODB_PORT',
  s3Port: 'S3_PORT',
  sesPort: 'SES_PORT',
  inspect: 'INSPECT',
};

/** The answer of the firewall on AWS (`infra/stack/constructs/firewall.ts`). */
const tooLarge = { type: 'urn:problem:body-too-large', title: 'The body is too large', status: 413 };

/**
 * Starts the whole system on this machine.
 * @throws StartError with one clear line if that is impossible
 */
export async function startLocal(settings: LocalSettings): Promise<LocalHost> {
  const { dev = false, stack, onStackChange = () => {}, signal = new AbortController().signal, ...passedOn } = settings;
  const { say = () => {} } = settings;
  return startLocalAws({
    ...passedOn,
    ...assemblyOf(stack ?? OWN_STACK),
    settingNames,
    bodyLimit: { bytes: MAX_BODY_BYTES, answer: { status: 413, json: tooLarge } },
    maxObjectBytes: MAX_PHOTO_BYTES,
    siteFiles: { headersOf: fileHeaders, makeFile: encodePicture },
    prepare: async () => void (stack ?? (await prepare({ say, dev, signal }))),
    ...(dev && {
      replaceCode: async (...given) => (await import('./dev.ts')).bundleReadably(...given),
      serveInstead: async (running) => (await import('./dev.ts')).serveSources({ ...running, say, onStackChange }),
    }),
  });
}

/** The build for this machine encodes no pictures, so a fresh clone starts twice as fast. @returns path of the file, if the key is a picture's */
async function encodePicture(key: string): Promise<string | undefined> {
  const address = `/${key}`;
  if (!address.startsWith(PICTURE_FOLDER)) return undefined;
  const { pictureFile } = await import('../../web/builder/pictures/encode.ts');
  return pictureFile(address);
}

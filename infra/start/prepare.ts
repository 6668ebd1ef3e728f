import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '@works/local-aws/machine/start-error';
import { hashOfFiles } from '../../web/builder/hash-of-files.ts';
import { fixedPaths, LOCAL_BUILD, readBuiltSite } from '../stack/settings/built-site.ts';
import { stackNames } from '../stack/settings/names.ts';
import { buildPeriod } from './build-period.ts';
import { claimFolder } from './claim-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(root, '.cache');
const RETRY_MS = 200;

/** Output of `prepare`: the synthesised stacks. */
export const OWN_STACK = { folder: join(CACHE, 'cdk.out'), name: stackNames('local').website } as const;

/** Something that is made of files, and made again only when they change. */
interface Product {
  readonly name: string;
  /** What it is called while it is being made. */
  readonly saying: string;
  /** Patterns of files, from the root of the project, and those among them that don't count. */
  readonly inputs: readonly string[];
  readonly except?: readonly string[];
  /** Whatever else it depends on. */
  readonly circumstances?: () => Promise<string>;
  readonly output: string;
  /** Program that makes it, its arguments and its environment. */
  readonly program: string;
  readonly arguments?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const bundles: Product = {
  name: 'functions',
  saying: 'Bundling the functions',
  inputs: ['functions/**', 'packages/stone/codes/**', 'shared/**', 'infra/bundle-functions.ts', 'package-lock.json'],
  output: LOCAL_BUILD.functions,
  program: 'infra/bundle-functions.ts',
  arguments: [LOCAL_BUILD.functions],
};

const site: Product = {
  name: 'site',
  saying: 'Building and prerendering the site',
  inputs: ['web/**', 'packages/stone/**', 'renderings/**', 'shared/**', 'package-lock.json'],
  // What Blender keeps while it renders, and what the build makes of the rest.
  except: ['renderings/.cache/**', 'web/generated/**'],
  circumstances: async () => buildPeriod(new Date()),
  output: LOCAL_BUILD.site,
  program: 'web/builder/build-site.ts',
  arguments: [LOCAL_BUILD.folder, '--pictures-on-demand'],
};

/** CDK's feature flags, which the command line tool reads itself. */
const { context: flags } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as { readonly context: object };
const builtSite = () => readBuiltSite('local', root);

const template: Product = {
  name: 'template',
  saying: 'Synthesising the stack',
  inputs: ['infra/**', 'shared/**', 'web/builder/owner-data/**', 'package-lock.json'],
  except: ['infra/start/**'],
  circumstances: async () => JSON.stringify([flags, fixedPaths(builtSite())]),
  output: OWN_STACK.folder,
  program: 'infra/app.ts',
  environment: {
    CDK_OUTDIR: OWN_STACK.folder,
    // The functions' code stays where it is, so that a new bundle needs no new template.
    CDK_CONTEXT_JSON: JSON.stringify({ ...flags, stage: 'local', 'aws:cdk:disable-asset-staging': true }),
  },
};

interface Preparation {
  /** Called with each step, as a line to print. */
  readonly say: (line: string) => void;
  /** Vite serves the site from its sources. */
  readonly dev: boolean;
  /** Ends what is under way. */
  readonly signal: AbortSignal;
}

/**
 * Builds what the local host serves, as far as anything changed since the last time. Several processes may ask at the same time.
 * @throws StartError
 */
export async function prepare({ say, dev, signal }: Preparation): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const release = await waitForCache(say, signal);
  try {
    const make = (product: Product) => makeIfChanged(product, say, signal);
    await Promise.all(dev ? [make(bundles)] : [make(bundles), make(site)]);
    await make(template);
  } finally {
    release();
  }
}

async function waitForCache(say: (line: string) => void, signal: AbortSignal) {
  for (let told = false; ; told = true) {
    const claim = await claimFolder(CACHE);
    if (typeof claim !== 'number') return claim;
    if (!told) say(`Waiting for process ${claim}, which is building.`);
    await sleep(RETRY_MS, undefined, { signal });
  }
}

async function makeIfChanged(product: Product, say: (line: string) => void, signal: AbortSignal): Promise<void> {
  const mark = join(CACHE, `${product.name}.hash`);
  const before = await hashOf(product);
  if (existsSync(resolve(root, product.output)) && (await readFile(mark, 'utf8').catch(() => '')) === before) return;
  say(`${product.saying} …`);
  await rm(mark, { force: true });
  await run(product, signal);
  await writeFile(mark, before);
}

async function hashOf({ inputs, except, circumstances, arguments: own, environment }: Product): Promise<string> {
  return hashOfFiles(inputs, { except, further: JSON.stringify([own, environment, await circumstances?.()]) });
}

async function run({ program, arguments: own = [], environment, saying }: Product, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [program, ...own], {
    cwd: root,
    // Whatever this process is, for instance a test: the site is the one that visitors get.
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError(`${saying} failed: see above.`);
}

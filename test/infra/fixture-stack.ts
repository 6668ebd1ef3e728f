import { App, Validations, type IPolicyValidationPlugin } from 'aws-cdk-lib';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { PHOTOS_PATH } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { bundleFunctions } from '../../infra/bundle-functions.ts';
import { readSettings, type Settings } from '../../infra/settings.ts';
import { addStacks } from '../../infra/stacks.ts';

export const HASHES = { script: ['sha256-c2NyaXB0'], style: [], styleAttribute: ['sha256-YXR0cmlidXRl'] };

/** A site of three documents and two files, as the web build would leave it. */
const SITE: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Start</title>',
  'kontakt/index.html': `<!doctype html><title>Kontakt</title>${'<p>Betonwerkstein</p>'.repeat(100)}`,
  '404.html': '<!doctype html><title>Seite nicht gefunden</title>',
  'assets/index-B4k.js': `console.log("Terrazzo");${'/* */'.repeat(300)}`,
  'assets/stein.webp': 'RIFF'.repeat(500),
  'robots.txt': 'User-agent: *',
};

export interface SynthesisedTemplate {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties: Record<string, unknown> }>>;
}

export interface Synthesised {
  /** Output of the synthesis. */
  readonly folder: string;
  readonly name: string;
  readonly template: SynthesisedTemplate;
  /** Of all stacks, by name. */
  readonly templates: Readonly<Record<string, SynthesisedTemplate>>;
}

/** Names of all functions. */
const functionNames = [...allForms.map(({ id }) => id), PHOTOS_PATH.split('/').at(-1) ?? '', 'submission-mail', 'confirmation-mail'];

const roots: string[] = [];
afterAll(async () => {
  for (const root of roots.splice(0)) await rm(root, { recursive: true, force: true });
});

const addresses = { teamAddress: 'anfragen@firma.ch', senderAddress: 'website@firma.ch' };
const alarms = { alarmAddress: 'betrieb@firma.ch' };

/** A domain whose zone is in Route 53. */
export const DOMAIN = { domain: 'www.firma.ch', hostedZoneId: 'Z0123456789ABC', hostedZoneName: 'firma.ch' };

/** Settings of a stage, with every address that one on AWS can have. */
export const settingsOf = (stage: Settings['stage'], more: Readonly<Record<string, unknown>> = {}): Settings =>
  readSettings({ stage, ...addresses, ...(stage !== 'local' && alarms), ...more });

interface Synthesis {
  /** Settings besides the addresses. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** What checks the templates besides these tests. It takes seconds. */
  readonly checks?: readonly ((app: App) => IPolicyValidationPlugin)[];
}

/**
 * Synthesises the product's stacks over a small site.
 * @param functions the product's own, or an empty module for each
 */
export async function synthesise(
  stage: Settings['stage'],
  functions: 'own' | 'empty' = 'empty',
  { settings, checks = [] }: Synthesis = {},
): Promise<Synthesised> {
  const root = await mkdtemp(join(tmpdir(), 'website-stack-'));
  roots.push(root);
  const site = join(root, 'site');
  for (const [path, text] of Object.entries(SITE)) await write(join(site, path), text);
  const bundles = join(root, 'functions');
  if (functions === 'own') await bundleFunctions(bundles);
  else for (const name of functionNames) await write(join(bundles, name, 'index.mjs'), `export const handler = "${name}";`);

  const app = new App({
    outdir: join(root, 'cdk.out'),
    analyticsReporting: false,
    treeMetadata: false,
    builtinCloudFormationValidation: checks.length > 0,
    context: { 'aws:cdk:disable-asset-staging': true, '@aws-cdk/core:validateAgainstDefaultRules': true },
  });
  Validations.of(app).addPlugins(...checks.map((check) => check(app)));
  const { stackName: name } = addStacks(app, {
    settings: settingsOf(stage, settings),
    bundles,
    site: { folder: site, hashes: HASHES, files: ['/assets/', '/robots.txt'] },
  });
  const assembly = app.synth();
  const templates = Object.fromEntries(assembly.stacks.map((stack) => [stack.stackName, stack.template as SynthesisedTemplate]));
  return { folder: assembly.directory, name, template: templates[name] ?? { Resources: {} }, templates };
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

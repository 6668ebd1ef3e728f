import { App } from 'aws-cdk-lib';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { PHOTOS_PATH } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { bundleFunctions } from '../../infra/bundle-functions.ts';
import { readSettings, type Settings } from '../../infra/settings.ts';
import { WebsiteStack } from '../../infra/website-stack.ts';

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

export interface Synthesised {
  /** Output of the synthesis. */
  readonly folder: string;
  readonly name: string;
  readonly template: { readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties: Record<string, unknown> }>> };
}

/** Names of all functions. */
const functionNames = [...allForms.map(({ id }) => id), PHOTOS_PATH.split('/').at(-1) ?? '', 'submission-mail', 'confirmation-mail'];

const roots: string[] = [];
afterAll(async () => {
  for (const root of roots.splice(0)) await rm(root, { recursive: true, force: true });
});

/** Settings of a stage, with every address that production needs. */
export const settingsOf = (stage: Settings['stage'], more: Readonly<Record<string, unknown>> = {}): Settings =>
  readSettings({ stage, teamAddress: 'anfragen@firma.ch', senderAddress: 'website@firma.ch', alarmAddress: 'betrieb@firma.ch', ...more });

/**
 * Synthesises the product's stack over a small site.
 * @param functions the product's own, or an empty module for each
 */
export async function synthesise(stage: Settings['stage'], functions: 'own' | 'empty' = 'empty'): Promise<Synthesised> {
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
    context: { 'aws:cdk:disable-asset-staging': true },
  });
  const stack = new WebsiteStack(app, `website-${stage}`, {
    settings: settingsOf(stage),
    bundles,
    site: { folder: site, hashes: HASHES, files: ['/assets/', '/robots.txt'] },
  });
  const assembly = app.synth();
  return { folder: assembly.directory, name: stack.stackName, template: assembly.getStackByName(stack.stackName).template as Synthesised['template'] };
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

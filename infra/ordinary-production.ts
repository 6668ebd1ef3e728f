import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { LAMBDAS } from './bundle-functions.ts';
import type { Resource } from './costs/measures.ts';
import { exampleStage } from './example-stage.ts';
import { readSettings, type StageSettings } from './stack/settings/settings.ts';
import { addStacks } from './stack/stacks/stacks.ts';

/** Production as most have it, with the scan for malware, which costs by use too. */
const ORDINARY: StageSettings = {
  ...exampleStage,
  backup: undefined,
  originSecret: undefined,
  githubRepository: undefined,
  githubApproves: undefined,
};

/** All resources of production, with empty functions and a site of one page. */
export function ordinaryProduction(): readonly Resource[] {
  const root = mkdtempSync(join(tmpdir(), 'website-costs-'));
  try {
    const [bundles, site] = [join(root, 'functions'), join(root, 'site')];
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), '<!doctype html>');
    for (const file of globSync(LAMBDAS)) {
      mkdirSync(join(bundles, basename(file, '.ts')), { recursive: true });
      writeFileSync(join(bundles, basename(file, '.ts'), 'index.mjs'), '');
    }
    const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { readonly context: Record<string, unknown> };
    const app = new App({
      outdir: join(root, 'cdk.out'),
      analyticsReporting: false,
      builtinCloudFormationValidation: false,
      context: { ...context, 'aws:cdk:disable-asset-staging': true },
    });
    const settings = readSettings('prod', { dev: {}, prod: ORDINARY });
    addStacks(app, { settings, neighbours: [settings], bundles, site: { folder: site, keys: ['index.html'] } });
    return app
      .synth()
      .stacks.flatMap(({ template }) => Object.values((template as { Resources: Record<string, Resource> }).Resources));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

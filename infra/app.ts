import { App } from 'aws-cdk-lib';
import { company, openPlaceholders } from '../web/content/company.ts';
import { readBuiltSite } from './stack/built-site.ts';
import { buildOf, readSettings, refuseOtherSite, refusePlaceholders, SettingsError } from './stack/settings.ts';
import { addStacks } from './stack/stacks.ts';

try {
  // CDK hands the context over in this variable. CloudFormation's own checks of the template cost seconds, and nothing here asks it.
  const isLocal = (JSON.parse(process.env['CDK_CONTEXT_JSON'] ?? '{}') as { readonly stage?: unknown }).stage === 'local';
  const app = new App({ analyticsReporting: false, treeMetadata: false, builtinCloudFormationValidation: !isLocal });
  const settings = readSettings(app.node.getAllContext() as Record<string, unknown>);
  refusePlaceholders(settings, openPlaceholders);
  refuseOtherSite(settings, company.siteUrl);
  addStacks(app, { settings, bundles: buildOf(settings).functions, site: readBuiltSite(settings) });
  app.synth();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { App } from 'aws-cdk-lib';
import { company, openPlaceholders } from '../web/content/company.ts';
import { openExamples } from '../web/content/projects.ts';
import { buildOf, readBuiltSite } from './stack/built-site.ts';
import { refuseOtherAccount, refuseOtherSite, refusePlaceholders } from './stack/refusals.ts';
import { readSettings, SettingsError } from './stack/settings.ts';
import { addStacks, checkStacks } from './stack/stacks.ts';
import { stages } from './stages.ts';

try {
  // CDK passes the context in this variable. The local host needs neither CloudFormation's checks of the template nor cdk-nag's, which take seconds.
  const isLocal = (JSON.parse(process.env['CDK_CONTEXT_JSON'] ?? '{}') as { readonly stage?: unknown }).stage === 'local';
  const app = new App({ analyticsReporting: false, treeMetadata: false, builtinCloudFormationValidation: !isLocal });
  const settings = readSettings(app.node.tryGetContext('stage'), stages);
  refusePlaceholders(settings, { 'web/content/company.ts': openPlaceholders, 'web/content/projects.ts': openExamples });
  refuseOtherSite(settings, company.siteUrl);
  refuseOtherAccount(settings, process.env['CDK_DEFAULT_ACCOUNT']);
  addStacks(app, { settings, bundles: buildOf(settings.stage).functions, site: readBuiltSite(settings.stage) });
  if (!isLocal) checkStacks(app);
  app.synth();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

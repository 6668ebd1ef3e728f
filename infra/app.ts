import { App } from 'aws-cdk-lib';
import { openPlaceholders } from '../web/content/company.ts';
import { readBuiltSite } from './built-site.ts';
import { FUNCTIONS_FOLDER, readSettings, refusePlaceholders, SettingsError } from './settings.ts';
import { WebsiteStack } from './website-stack.ts';

try {
  const app = new App({ analyticsReporting: false, treeMetadata: false });
  const settings = readSettings((name) => app.node.tryGetContext(name));
  refusePlaceholders(settings, openPlaceholders);
  const stack = new WebsiteStack(app, `website-${settings.stage}`, { settings, bundles: FUNCTIONS_FOLDER, site: readBuiltSite(settings) });
  app.synth().getStackByName(stack.stackName);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

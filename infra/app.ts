import { App } from 'aws-cdk-lib';
import { company, openPlaceholders } from '../web/content/company.ts';
import { readBuiltSite } from './built-site.ts';
import { FUNCTIONS_FOLDER, readSettings, refuseOtherSite, refusePlaceholders, SettingsError } from './settings.ts';
import { WebsiteStack } from './website-stack.ts';

try {
  const app = new App({ analyticsReporting: false, treeMetadata: false });
  const settings = readSettings(app.node.getAllContext() as Record<string, unknown>);
  refusePlaceholders(settings, openPlaceholders);
  refuseOtherSite(settings, company.siteUrl);
  const stack = new WebsiteStack(app, `website-${settings.stage}`, { settings, bundles: FUNCTIONS_FOLDER, site: readBuiltSite(settings) });
  app.synth().getStackByName(stack.stackName);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

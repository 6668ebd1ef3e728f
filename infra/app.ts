import { App } from 'aws-cdk-lib';
import { readBuiltSite } from './built-site.ts';
import { FUNCTIONS_FOLDER, readSettings } from './settings.ts';
import { WebsiteStack } from './website-stack.ts';

const app = new App({ analyticsReporting: false, treeMetadata: false });
const settings = readSettings((name) => app.node.tryGetContext(name));

export const website = new WebsiteStack(app, `website-${settings.stage}`, { settings, bundles: FUNCTIONS_FOLDER, site: readBuiltSite(settings) });
app.synth();

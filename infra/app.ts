import { App } from 'aws-cdk-lib';
import { company } from '../shared/owner/company.ts';
import { OwnerDataError, refuseOwnerFaults } from '../web/builder/owner-data/refuse-owner-faults.ts';
import { buildOf, readBuiltSite } from './stack/settings/built-site.ts';
import { openPoints } from './stack/settings/open-points.ts';
import { refuseOpenPoints, refuseOtherAccount, refuseOtherSite } from './stack/settings/refusals.ts';
import { readNeighbours, readSettings, SettingsError } from './stack/settings/settings.ts';
import { addStacks, checkStacks } from './stack/stacks/stacks.ts';
import { stages } from './stages.ts';

try {
  // CDK passes the context in this variable. The local host needs neither CloudFormation's checks of the template nor cdk-nag's, which take seconds.
  const isLocal =
    (JSON.parse(process.env['CDK_CONTEXT_JSON'] ?? '{}') as { readonly stage?: unknown }).stage === 'local';
  const app = new App({ analyticsReporting: false, treeMetadata: false, builtinCloudFormationValidation: !isLocal });
  const settings = readSettings(app.node.tryGetContext('stage'), stages);
  refuseOwnerFaults();
  refuseOpenPoints(settings, openPoints());
  refuseOtherSite(settings, company.siteUrl);
  const signedIn = process.env['CDK_DEFAULT_ACCOUNT'];
  refuseOtherAccount(settings, signedIn);
  const neighbours = readNeighbours(settings, stages, signedIn);
  addStacks(app, {
    settings,
    neighbours,
    bundles: buildOf(settings.stage).functions,
    site: readBuiltSite(settings.stage),
    publishAgain: (app.node.tryGetContext('publish') as string | number | undefined)?.toString(),
  });
  if (!isLocal) checkStacks(app);
  app.synth();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof OwnerDataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { Validations, type App, type Stack } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { BuiltSite } from './built-site.ts';
import { CertificateStack } from './certificate-stack.ts';
import { DataStack } from './data-stack.ts';
import { DeliveryStack } from './delivery-stack.ts';
import { EdgeWatchStack } from './edge-watch-stack.ts';
import { FirewallStack } from './firewall-stack.ts';
import type { Settings } from './settings.ts';
import { WebsiteStack } from './website-stack.ts';

interface StacksProps {
  readonly settings: Settings;
  /** Folder with a folder for each function's bundle. */
  readonly bundles: string;
  readonly site: BuiltSite;
}

/** Adds the stacks of a stage to the app, in the order of their deployment. The local stage has only the records and the website. */
export function addStacks(app: App, { settings, ...built }: StacksProps): void {
  const data = new DataStack(app, settings);
  const website = new WebsiteStack(app, { settings, ...built, tables: data.tables });
  website.addStackDependency(data);
  if (settings.stage === 'local') return;
  order(website, new CertificateStack(app, settings), settings.domain !== undefined);
  order(website, new FirewallStack(app, settings), settings.firewall === 'on');
  new EdgeWatchStack(app, settings, website);
  const { githubRepository } = settings;
  if (githubRepository !== undefined) new DeliveryStack(app, { ...settings, githubRepository });
}

/** A part must exist before the distribution uses it. A part that is switched off can be deleted only after the distribution has let go of it. */
function order(website: Stack, part: Stack, isOn: boolean): void {
  if (isOn) website.addStackDependency(part);
  else part.addStackDependency(website);
}

/** Holds every synthesis to AWS's and the serverless rules: a finding that is not acknowledged at its construct is an error. */
export function checkStacks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
}

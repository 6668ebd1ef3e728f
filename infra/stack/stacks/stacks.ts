import { Validations, type App } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { refuseUnpriced } from '../../costs/refuse-unpriced.ts';
import { copiesStay, hasBackup } from '../settings/backup.ts';
import type { BuiltSite } from '../settings/built-site.ts';
import type { Settings } from '../settings/settings.ts';
import { AccountStack, needsAccountStack } from './account-stack.ts';
import { BackupStack, CopiesStack } from './backup-stack.ts';
import { DataStack } from './data-stack.ts';
import { EdgeStack, hasEdge } from './edge-stack.ts';
import { EdgeWatchStack } from './edge-watch-stack.ts';
import { WebsiteStack } from './website-stack.ts';

interface StacksProps {
  readonly settings: Settings;
  /** Settings of all stages of its account, itself included. */
  readonly neighbours: readonly Settings[];
  /** Folder with a folder for each function's bundle. */
  readonly bundles: string;
  readonly site: BuiltSite;
  /** With another text than the last time, the site is published again although nothing has changed (docs/runbook.md, `site-probe`). */
  readonly publishAgain?: string | undefined;
}

/** Adds the stacks of a stage to the app, in the order of their deployment. The local stage has no part in the other region. */
export function addStacks(app: App, { settings, neighbours, publishAgain, ...built }: StacksProps): void {
  const data = new DataStack(app, settings);
  const website = new WebsiteStack(app, { settings, ...built, tables: data.tables, publishAgain });
  website.addStackDependency(data);
  if (needsAccountStack(neighbours)) website.addStackDependency(new AccountStack(app, neighbours));
  if (settings.stage === 'local') return;
  if (hasEdge(settings)) website.addStackDependency(new EdgeStack(app, settings));
  new EdgeWatchStack(app, { settings, website, ...built });
  if (!hasBackup(settings)) return;
  const backup = new BackupStack(app, settings);
  backup.addStackDependency(data);
  if (copiesStay(settings)) backup.addStackDependency(new CopiesStack(app, settings));
}

/** Holds every synthesis to a line of costs for each resource, and to AWS's and the serverless rules: a finding that is not acknowledged at its construct is an error. */
export function checkStacks(app: App): void {
  refuseUnpriced(app);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
}

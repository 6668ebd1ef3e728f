import { Tags, type App } from 'aws-cdk-lib';
import { EdgeStack, needsEdge } from './edge-stack.ts';
import { EdgeWatchStack } from './edge-watch-stack.ts';
import { WebsiteStack, type WebsiteStackProps } from './website-stack.ts';

/**
 * Puts the stacks of a stage into the app: the website in Zürich, and before and after it what CloudFront wants in `us-east-1`. On this
 * machine the website is all there is.
 */
export function addStacks(app: App, { settings, ...built }: WebsiteStackProps): WebsiteStack {
  const { stage } = settings;
  const protection = { terminationProtection: stage === 'prod' };
  const edge = needsEdge(settings) ? new EdgeStack(app, settings, protection) : undefined;
  const website = new WebsiteStack(app, `website-${stage}`, { settings, ...built, ...protection });
  if (edge) website.addStackDependency(edge);
  if (stage === 'local') return website;
  new EdgeWatchStack(app, settings, website, protection);
  Tags.of(app).add('project', 'website');
  Tags.of(app).add('stage', stage);
  return website;
}

import { CfnOutput, Stack, type App } from 'aws-cdk-lib';
import { firewall } from './firewall.ts';
import { keepStack } from './keep-stack.ts';
import { EDGE_REGION, stackNames } from './names.ts';
import { stackProps } from './placement.ts';
import type { Settings } from './settings.ts';

/** Output of the stack, if the firewall is on. */
export const FIREWALL_OUTPUT = 'FirewallArn';

/** The firewall of the site, if it is on. CloudFront takes it from `us-east-1` only. */
export class FirewallStack extends Stack {
  constructor(app: App, settings: Settings) {
    super(app, stackNames(settings.stage).firewall, { ...stackProps(settings, EDGE_REGION), description: `Firewall of the website, ${settings.stage}` });
    keepStack(this);
    if (settings.firewall === 'on') new CfnOutput(this, FIREWALL_OUTPUT, { value: firewall(this, 'Firewall', settings).attrArn });
  }
}

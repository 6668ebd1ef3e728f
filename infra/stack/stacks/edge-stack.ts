import { CfnOutput, Stack, type App } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { firewall } from '../constructs/firewall.ts';
import { EDGE_REGION, stackNames } from '../settings/names.ts';
import { stackProps } from '../settings/placement.ts';
import type { Settings } from '../settings/settings.ts';

/** Outputs of the stack, if the site has a domain, and if the firewall is on. */
export const CERTIFICATE_OUTPUT = 'CertificateArn';
export const FIREWALL_OUTPUT = 'FirewallArn';

/** Whether the stage needs the stack at all. */
export const hasEdge = ({ domain, firewall: state }: Settings): boolean => domain !== undefined || state === 'on';

/** What the distribution needs and CloudFront takes from `us-east-1` only: the certificate of the domain, and the firewall. */
export class EdgeStack extends Stack {
  constructor(app: App, settings: Settings) {
    super(app, stackNames(settings.stage).edge, {
      ...stackProps(settings, EDGE_REGION),
      description: `Certificate and firewall of the website, ${settings.stage}`,
    });
    if (settings.firewall === 'on')
      new CfnOutput(this, FIREWALL_OUTPUT, { value: firewall(this, 'Firewall', settings).attrArn });
    const { domain: domainName, redirectedDomain, hostedZone } = settings;
    if (domainName === undefined) return;
    const zone =
      hostedZone &&
      HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: hostedZone.id, zoneName: hostedZone.name });
    const { certificateArn } = new Certificate(this, 'Certificate', {
      domainName,
      ...(redirectedDomain !== undefined && { subjectAlternativeNames: [redirectedDomain] }),
      validation: CertificateValidation.fromDns(zone),
    });
    new CfnOutput(this, CERTIFICATE_OUTPUT, { value: certificateArn });
  }
}

import { CfnOutput, Stack, type App } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { keepStack } from './keep-stack.ts';
import { EDGE_REGION, stackNames } from './names.ts';
import { stackProps } from './placement.ts';
import type { Settings } from './settings.ts';

/** Output of the stack, if the site has a domain. */
export const CERTIFICATE_OUTPUT = 'CertificateArn';

/** The certificate of the site's domain. CloudFront takes it from `us-east-1` only. */
export class CertificateStack extends Stack {
  constructor(app: App, settings: Settings) {
    super(app, stackNames(settings.stage).certificate, { ...stackProps(settings, EDGE_REGION), description: `Certificate of the website, ${settings.stage}` });
    const { domain: domainName, redirectedDomain, hostedZone } = settings;
    keepStack(this);
    if (domainName === undefined) return;
    const zone = hostedZone && HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: hostedZone.id, zoneName: hostedZone.name });
    const { certificateArn } = new Certificate(this, 'Certificate', {
      domainName,
      ...(redirectedDomain !== undefined && { subjectAlternativeNames: [redirectedDomain] }),
      validation: CertificateValidation.fromDns(zone),
    });
    new CfnOutput(this, CERTIFICATE_OUTPUT, { value: certificateArn });
  }
}

import { CfnOutput, Fn, Stack, type App, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { firewall } from './firewall.ts';
import { EDGE_REGION, type Settings } from './settings.ts';

/** What the distribution takes from `us-east-1`, as far as it is switched on. */
export interface EdgeParts {
  readonly certificateArn?: string;
  readonly firewallArn?: string;
}

const CERTIFICATE_OUTPUT = 'CertificateArn';
const FIREWALL_OUTPUT = 'FirewallArn';

/** CloudFront takes its certificate and its firewall from `us-east-1` only. Nothing else is there that visitors meet. */
export class EdgeStack extends Stack {
  constructor(app: App, settings: Settings, props: StackProps) {
    super(app, stackName(settings), { ...props, env: { region: EDGE_REGION }, description: `Certificate and firewall of the website, ${settings.stage}` });
    const { domain: domainName, hostedZoneId, hostedZoneName: zoneName, waf } = settings;
    if (domainName !== undefined) {
      const zone = hostedZoneId && zoneName ? HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName }) : undefined;
      const { certificateArn } = new Certificate(this, 'Certificate', { domainName, validation: CertificateValidation.fromDns(zone) });
      new CfnOutput(this, CERTIFICATE_OUTPUT, { value: certificateArn });
    }
    if (waf === 'on') new CfnOutput(this, FIREWALL_OUTPUT, { value: firewall(this, 'Firewall', settings).attrArn });
  }
}

const stackName = ({ stage }: Settings): string => `website-${stage}-edge`;

/** Whether there is anything to ask of `us-east-1` before the website's stack. */
export const needsEdge = ({ domain, waf }: Settings): boolean => domain !== undefined || waf === 'on';

/** The parts, read from the outputs of that stack when the other one is deployed: no function of CDK's own has to carry them over. */
export function edgeParts(settings: Settings): EdgeParts {
  const output = (name: string) => Fn.getStackOutput(stackName(settings), name, EDGE_REGION);
  return {
    ...(settings.domain !== undefined && { certificateArn: output(CERTIFICATE_OUTPUT) }),
    ...(settings.waf === 'on' && { firewallArn: output(FIREWALL_OUTPUT) }),
  };
}

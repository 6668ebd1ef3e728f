import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct, type IDependable } from 'constructs';
import { removalPolicyOf } from './placement.ts';
import type { Settings } from './settings.ts';

interface SiteAddressProps {
  readonly settings: Settings;
  readonly distribution: IDistribution;
  /** What has to exist before the first visitor comes. */
  readonly after: readonly IDependable[];
}

/** DNS records of the site, if its zone is in Route 53: from the domains to the distribution. */
export class SiteAddress extends Construct {
  constructor(scope: Construct, id: string, { settings, distribution, after }: SiteAddressProps) {
    super(scope, id);
    const { domain, redirectedDomain, hostedZone } = settings;
    if (hostedZone === undefined) return;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: hostedZone.id,
      zoneName: hostedZone.name,
    });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    const hosts = { Site: domain, Redirected: redirectedDomain };
    for (const [name, recordName] of Object.entries(hosts)) {
      if (recordName === undefined) continue;
      const record = new ARecord(this, name, { zone, recordName, target });
      // A record that leaves the stack, as without `hostedZone`, goes on showing the site.
      record.applyRemovalPolicy(removalPolicyOf(settings));
    }
    this.node.addDependency(...after);
  }
}

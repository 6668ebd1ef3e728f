import { CfnOutput, CfnResource, RemovalPolicy } from 'aws-cdk-lib';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity, MailFromBehaviorOnMxFailure, type EmailIdentityProps } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { REGION } from '../settings/names.ts';
import { sendsMail, type Settings } from '../settings/settings.ts';

/** Subdomain of the sender's domain that receives bounces. SPF is checked against it, so it has to be the site's own. */
export const BOUNCE_SUBDOMAIN = 'bounces';

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * Names of the identities that a stage needs in SES: of its sender, and of the team's address, which SES requires as long as the account is
 * in the sandbox. A sender whose domain is the operator's own, which the site's domain shows, is known by that domain; any other by its address.
 */
export function identityNames(settings: Settings): readonly string[] {
  if (!sendsMail(settings)) return [];
  const { senderAddress, teamAddress, domain } = settings;
  const own = domainOf(senderAddress);
  const isOwn = domain === own || domain?.endsWith(`.${own}`);
  const nameOf = (address: string) => (isOwn && domainOf(address) === own ? own : address);
  return [...new Set([nameOf(senderAddress), nameOf(teamAddress)])];
}

/**
 * All identities of the stages of one account, each once. A domain has DKIM and a MAIL FROM domain: by DNS records in its zone if that is in
 * Route 53, else by outputs that name the records to set. The owner of an address confirms it by a link. They outlive the stack: other mails may need them.
 */
export class MailIdentities extends Construct {
  constructor(scope: Construct, id: string, stages: readonly Settings[]) {
    super(scope, id);
    const known = new Set<string>();
    for (const settings of stages) {
      for (const name of identityNames(settings)) {
        if (!known.has(name)) this.#add(name, settings);
        known.add(name);
      }
    }
  }

  #add(name: string, { hostedZone }: Settings): void {
    const add = (props: EmailIdentityProps) => {
      const identity = new EmailIdentity(this, name, props);
      // Its DNS records, too.
      for (const part of identity.node.findAll())
        if (CfnResource.isCfnResource(part)) part.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
      return identity;
    };
    if (name.includes('@')) {
      add({ identity: Identity.email(name) });
      return;
    }
    const mailFromDomain = `${BOUNCE_SUBDOMAIN}.${name}`;
    // Until the records are there, SES sends with its own MAIL FROM domain instead of not at all.
    const mailFrom = { mailFromDomain, mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE };
    if (hostedZone?.name === name) {
      const zone = PublicHostedZone.fromPublicHostedZoneAttributes(this, `${name}Zone`, {
        hostedZoneId: hostedZone.id,
        zoneName: hostedZone.name,
      });
      add({ identity: Identity.publicHostedZone(zone), ...mailFrom });
      return;
    }
    const identity = add({ identity: Identity.domain(name), ...mailFrom });
    const records = [
      ...identity.dkimRecords.map((record) => `${record.name} CNAME ${record.value}`),
      `${mailFromDomain} MX 10 feedback-smtp.${REGION}.amazonses.com`,
      `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`,
    ];
    for (const [index, value] of records.entries()) {
      new CfnOutput(this, `${name}DnsRecord${index + 1}`, { description: 'DNS record that the mails need', value });
    }
  }
}

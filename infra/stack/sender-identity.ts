import { CfnOutput } from 'aws-cdk-lib';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity, MailFromBehaviorOnMxFailure } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { REGION } from './names.ts';
import type { Settings } from './settings.ts';

/** Subdomain of the sender's domain that receives bounces. SPF is checked against it, so it has to be the site's own. */
const BOUNCE_SUBDOMAIN = 'bounces';

/**
 * The identity that SES sends for. If the site's domain shows that the sender's domain is the operator's own, it is that domain, with DKIM
 * and a MAIL FROM domain: by DNS records in its zone if that is in Route 53, else by outputs that name the records to set. Otherwise it is
 * the sender's address only, whose owner confirms it by a link.
 */
export function senderIdentity(scope: Construct, { senderAddress, domain, hostedZone }: Settings & { readonly senderAddress: string }): EmailIdentity {
  const senderDomain = senderAddress.slice(senderAddress.lastIndexOf('@') + 1);
  const isOwn = domain === senderDomain || domain?.endsWith(`.${senderDomain}`);
  if (!isOwn) return new EmailIdentity(scope, 'Sender', { identity: Identity.email(senderAddress) });
  const mailFromDomain = `${BOUNCE_SUBDOMAIN}.${senderDomain}`;
  // Until the records are there, SES sends with its own MAIL FROM domain instead of not at all.
  const mailFrom = { mailFromDomain, mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE };
  if (hostedZone?.name === senderDomain) {
    const zone = PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'Zone', { hostedZoneId: hostedZone.id, zoneName: hostedZone.name });
    return new EmailIdentity(scope, 'Sender', { identity: Identity.publicHostedZone(zone), ...mailFrom });
  }
  const identity = new EmailIdentity(scope, 'Sender', { identity: Identity.domain(senderDomain), ...mailFrom });
  const records = [
    ...identity.dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`),
    `${mailFromDomain} MX 10 feedback-smtp.${REGION}.amazonses.com`,
    `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`,
  ];
  for (const [index, value] of records.entries()) {
    new CfnOutput(scope, `DnsRecord${index + 1}`, { description: 'DNS record that the mails need', value });
  }
  return identity;
}

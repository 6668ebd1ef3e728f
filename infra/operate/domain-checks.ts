import type { Resolver } from 'node:dns/promises';
import { BOUNCE_SUBDOMAIN } from '../stack/constructs/mail-identities.ts';
import { REGION, stackNames } from '../stack/settings/names.ts';
import type { Settings } from '../stack/settings/settings.ts';
import { describeStack, type AwsCli } from './aws-cli.ts';
import type { synthesisedTemplate } from './change-checks.ts';
import { note, ok, todo, type Finding } from './findings.ts';
import type { OwnerState } from './owner-checks.ts';

export type Dns = Pick<Resolver, 'resolveNs' | 'resolveCaa'>;

/** The stage that is about to be deployed, and whom to ask about it. */
export interface Inspected {
  readonly settings: Settings;
  readonly ask: AwsCli;
  /** What the AWS CLI says of its version. */
  readonly cli: () => Promise<string>;
  readonly dns: Dns;
  /** What is left to do in the company's data. */
  readonly owner: () => Promise<OwnerState>;
  /** Template of a stack that the last synthesis has left. */
  readonly synthesised: typeof synthesisedTemplate;
}

/** Authorities by which AWS signs certificates. */
const AMAZON = ['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com'];

/** Certificate and records of the domain: who may sign, who answers for the zone, and what would be in the way. */
export async function* checkDomain(inspected: Inspected): AsyncGenerator<Finding> {
  const { domain, redirectedDomain, hostedZone } = inspected.settings;
  if (domain === undefined) return yield note('The stage has no domain: it gets an address of CloudFront.');
  const hosts = [domain, ...(redirectedDomain === undefined ? [] : [redirectedDomain])];
  for (const host of hosts) yield await checkAuthority(inspected.dns, host);
  if (hostedZone === undefined)
    return yield note(
      `The zone of ${domain} is not in Route 53: you set the DNS records yourself (docs/operations.md).`,
    );
  yield await checkZone(inspected, hostedZone);
  yield* checkRecords(inspected, hostedZone, hosts);
}

async function checkAuthority(dns: Dns, host: string): Promise<Finding> {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const issuers = (await answersOf(dns.resolveCaa(name))).flatMap(({ issue }) =>
      issue === undefined ? [] : [issue],
    );
    if (issuers.length === 0) continue;
    if (issuers.some((issuer) => AMAZON.includes(issuer.split(';')[0]?.trim() ?? ''))) break;
    return todo(
      `The CAA record of ${name} lets only ${issuers.join(', ')} sign certificates: add 0 issue "amazon.com".`,
    );
  }
  return ok(`AWS may sign a certificate for ${host}.`);
}

type NamedZone = NonNullable<Settings['hostedZone']>;

async function checkZone({ ask, dns }: Inspected, { id, name }: NamedZone): Promise<Finding> {
  const [actual, isPrivate, servers] = await ask<readonly [string, boolean | null, readonly string[] | null]>(
    `route53 get-hosted-zone --id ${id} --query [HostedZone.Name,HostedZone.Config.PrivateZone,DelegationSet.NameServers]`,
  );
  if (actual !== `${name}.`)
    return todo(`The zone ${id} is that of ${actual}, not of ${name}: correct hostedZone in infra/stages.ts.`);
  if (isPrivate) return todo(`The zone ${id} is private: browsers ask the public one.`);
  const wanted = servers ?? [];
  const found = await answersOf(dns.resolveNs(name));
  return wanted.every((server) => found.includes(server))
    ? ok(`The internet asks Route 53 for ${name}.`)
    : todo(
        `The internet asks ${found.join(', ') || 'no server'} for ${name}: have the registrar enter ${wanted.join(', ')}.`,
      );
}

/** A record of the site's own name makes the first deployment fail, which has to create it. */
async function* checkRecords(
  { settings: { stage }, ask }: Inspected,
  { id, name }: NamedZone,
  hosts: readonly string[],
): AsyncGenerator<Finding> {
  if (await describeStack(ask, stackNames(stage).website, REGION)) return;
  const records = await ask<readonly (readonly [name: string, type: string])[]>(
    `route53 list-resource-record-sets --hosted-zone-id ${id} --query ResourceRecordSets[].[Name,Type]`,
  );
  const inTheWay = records.filter(
    ([Name, Type]) =>
      (hosts.includes(Name.replace(/\.$/, '')) && ['A', 'AAAA', 'CNAME'].includes(Type)) ||
      (Name === `${BOUNCE_SUBDOMAIN}.${name}.` && ['MX', 'TXT'].includes(Type)),
  );
  if (inTheWay.length === 0) yield ok(`No record is in the way of ${hosts.join(' and ')}.`);
  for (const [Name, Type] of inTheWay)
    yield todo(
      `${Name} already has a record of type ${Type}, which the deployment can't replace: leave hostedZone out of infra/stages.ts and change the record by hand after the deployment, or delete it first.`,
    );
}

/** @returns nothing for a name without such records */
async function answersOf<Answer>(answer: Promise<readonly Answer[]>): Promise<readonly Answer[]> {
  try {
    return await answer;
  } catch (error) {
    if (['ENODATA', 'ENOTFOUND'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

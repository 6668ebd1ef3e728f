import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { ACCOUNT_STACK, EDGE_REGION, REGION, stackNames } from '../stack/settings/names.ts';
import type { Settings } from '../stack/settings/settings.ts';
import { ifThere, type AwsCli } from './aws-cli.ts';
import { note, ok, todo, type Finding } from './findings.ts';

interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
}
export interface StackTemplate {
  readonly Resources: Readonly<Record<string, Resource>>;
}

interface Kind {
  readonly what: string;
  /** Properties that hold its name. */
  readonly name: readonly string[];
  /** Properties whose change makes CloudFormation replace it, by its documentation («Update requires: Replacement»). */
  readonly replacedBy: readonly string[];
}

/** What a deployment must not take away unnoticed: DNS, mail identity, certificate and data. */
const KINDS: Readonly<Record<string, Kind>> = {
  'AWS::Route53::RecordSet': { what: 'DNS record', name: ['Name', 'Type'], replacedBy: ['Name', 'HostedZoneId'] },
  'AWS::SES::EmailIdentity': { what: 'mail identity', name: ['EmailIdentity'], replacedBy: ['EmailIdentity'] },
  'AWS::CertificateManager::Certificate': {
    what: 'certificate',
    name: ['DomainName'],
    replacedBy: ['DomainName', 'SubjectAlternativeNames', 'DomainValidationOptions', 'ValidationMethod'],
  },
  'AWS::DynamoDB::Table': { what: 'table', name: ['TableName'], replacedBy: ['TableName', 'KeySchema'] },
  'AWS::S3::Bucket': { what: 'bucket', name: ['BucketName'], replacedBy: ['BucketName'] },
  'AWS::Backup::BackupVault': { what: 'vault', name: ['BackupVaultName'], replacedBy: ['BackupVaultName'] },
};

/** A certificate is replaced before the old one goes; CloudFormation waits until its domain is proved. */
const CERTIFICATE = 'AWS::CertificateManager::Certificate';

/** What an update of a stack from one template to another takes away or leaves behind. */
export function changesOf(before: StackTemplate, after: StackTemplate): readonly Finding[] {
  return Object.entries(before.Resources).flatMap(([id, resource]) => {
    const { Type, Properties = {}, DeletionPolicy = '', UpdateReplacePolicy = '' } = resource;
    const kind = KINDS[Type];
    if (!kind) return [];
    const name = kind.name.map((key) => textOf(Properties[key])).join(' ');
    const next = after.Resources[id]?.Properties;
    if (!after.Resources[id])
      return DeletionPolicy.startsWith('Retain')
        ? note(`The ${kind.what} ${name} leaves the stack and stays as it is: from now on it is kept by hand.`)
        : todo(`The ${kind.what} ${name} would be deleted: see «Changes of settings» in docs/operations.md.`);
    if (kind.replacedBy.every((key) => isDeepStrictEqual(Properties[key], next?.[key]))) return [];
    if (Type === CERTIFICATE)
      return note(
        `The certificate of ${name} is replaced: the deployment waits for the DNS records of the new one («DNS by hand» in docs/operations.md), and the site shows the old one until then.`,
      );
    return UpdateReplacePolicy.startsWith('Retain')
      ? note(`The ${kind.what} ${name} stays as it is, beside a new one.`)
      : todo(`The ${kind.what} ${name} would be replaced: see «Changes of settings» in docs/operations.md.`);
  });
}

/** A value that CloudFormation knows only when it deploys has no text. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Template of a stack that `npm run synth` has left, undefined if there is none. */
export const synthesisedTemplate = async (stack: string): Promise<StackTemplate | undefined> =>
  readFile(`cdk.out/${stack}.template.json`, 'utf8').then(
    (text) => JSON.parse(text) as StackTemplate,
    () => undefined,
  );

/** What the next deployment of a stage takes away, by the templates that are deployed and those of the last synthesis. */
export async function* checkChanges(
  { stage, backup }: Pick<Settings, 'stage' | 'backup'>,
  ask: AwsCli,
  synthesised: typeof synthesisedTemplate,
): AsyncGenerator<Finding> {
  const names = stackNames(stage);
  const stacks: readonly (readonly [name: string, region: string])[] = [
    [names.data, REGION],
    [ACCOUNT_STACK, REGION],
    [names.edge, EDGE_REGION],
    [names.website, REGION],
    [names.backup, REGION],
    ...(backup ? ([[names.copies, backup.region]] as const) : []),
  ];
  const isSynthesised = (await synthesised(names.data)) !== undefined;
  const findings: Finding[] = [];
  let deployed = 0;
  for (const [stack, region] of stacks) {
    const body = await ifThere(
      ask<StackTemplate | string>(
        `cloudformation get-template --stack-name ${stack} --region ${region} --query TemplateBody`,
      ),
    );
    if (body === undefined) continue;
    deployed += 1;
    const after = await synthesised(stack);
    const before = typeof body === 'string' ? (JSON.parse(body) as StackTemplate) : body;
    if (after) findings.push(...changesOf(before, after));
    else if (isSynthesised)
      findings.push(note(`The stack ${stack} is no part of the stage any more, and stays until it is deleted.`));
  }
  if (deployed === 0) return;
  if (!isSynthesised)
    return yield note(`What a deployment would take away shows after: npm run synth -- -c stage=${stage}`);
  yield* findings;
  if (findings.length === 0)
    yield ok('The next deployment takes no DNS record, mail identity, certificate or data away.');
}

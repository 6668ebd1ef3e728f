import { ArnFormat, DefaultStackSynthesizer, Stack, Validations } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyDocument, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { copiesStay, hasBackup } from '../settings/backup.ts';
import { EDGE_REGION, REGION, stackNames } from '../settings/names.ts';
import { accountInFindings, accountOf } from '../settings/placement.ts';
import type { Settings } from '../settings/settings.ts';
import { allow } from './bundled-function.ts';

export const GITHUB = 'token.actions.githubusercontent.com';
const AUDIENCE = 'sts.amazonaws.com';
const MAIN = 'ref:refs/heads/main';

interface WorkflowRolesProps {
  readonly settings: Settings & { readonly githubRepository: string };
  readonly providerArn: string;
}

/** What a workflow does with a role. */
interface Workflow {
  readonly name: 'Audits' | 'Compares' | 'Deploys' | 'Watches';
  /** Ends of the `sub` claim in GitHub's OIDC token: https://docs.github.com/en/actions/reference/security/oidc */
  readonly subject: string;
  readonly may: readonly PolicyStatement[];
  /** Reads how all services are configured: drift detection asks each service in the caller's name. */
  readonly audits?: boolean;
}

/**
 * Roles of one stage that the workflows in `.github/workflows/` assume with GitHub's OIDC token: no key is stored anywhere. None of them
 * can read a record or a photo, except the one that deploys, which acts through the roles of CDK's bootstrap.
 */
export class WorkflowRoles extends Construct {
  readonly #props: WorkflowRolesProps;

  constructor(scope: Construct, id: string, props: WorkflowRolesProps) {
    super(scope, id);
    this.#props = props;
    const { stage, githubApproves } = props.settings;
    // Production only where GitHub asks a person first, which its plans for private repositories don't all do.
    if (stage === 'dev' || githubApproves === true)
      this.#role({ name: 'Deploys', subject: `environment:${stage}`, may: [this.#bootstrap()] });
    this.#role({ name: 'Watches', subject: MAIN, may: [...this.#trial(), ...this.#subscriptions()] });
    // Configuration holds the secret between CloudFront and the functions (security.md T38), so nothing but CDK runs with this role.
    this.#role({
      name: 'Audits',
      subject: MAIN,
      may: [
        allow(['cloudformation:Detect*', 'cloudformation:BatchDescribe*'], '*'),
        new PolicyStatement({ actions: ['lambda:GetFunction'], resources: this.#inBothRegions('lambda', 'function:') }),
      ],
      audits: true,
    });
    // Of unreviewed code, so it reads templates and nothing else.
    if (stage === 'dev')
      this.#role({
        name: 'Compares',
        subject: 'pull_request',
        may: [allow(['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'], '*')],
      });
  }

  #role({ name, subject, may, audits = false }: Workflow): void {
    const { settings, providerArn } = this.#props;
    const { stage, githubRepository } = settings;
    const role = new Role(this, name, {
      roleName: `website-${stage}-${name.toLowerCase()}`,
      description: `GitHub ${name.toLowerCase()} the stage ${stage}`,
      assumedBy: new WebIdentityPrincipal(providerArn, {
        StringEquals: { [`${GITHUB}:aud`]: AUDIENCE, [`${GITHUB}:sub`]: `repo:${githubRepository}:${subject}` },
      }),
      inlinePolicies: { Own: new PolicyDocument({ statements: [...may] }) },
      ...(audits && { managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('SecurityAudit')] }),
    });
    acknowledge(role, settings);
  }

  #bootstrap(): PolicyStatement {
    const { settings } = this.#props;
    const account = accountOf(settings);
    const qualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER;
    return new PolicyStatement({
      actions: ['sts:AssumeRole', 'sts:TagSession'],
      resources: ['deploy', 'file-publishing', 'lookup'].flatMap((role) =>
        [REGION, EDGE_REGION, ...(hasBackup(settings) && copiesStay(settings) ? [settings.backup.region] : [])].map(
          (region) => `arn:aws:iam::${account}:role/cdk-${qualifier}-${role}-role-${account}-${region}`,
        ),
      ),
    });
  }

  /** Whatever the stacks of the stage name so: all their names begin with that of the website's. */
  #inBothRegions(service: string, resource = ''): string[] {
    const { settings } = this.#props;
    return [REGION, EDGE_REGION].map(
      (region) =>
        `arn:aws:${service}:${region}:${accountOf(settings)}:${resource}${stackNames(settings.stage).website}*`,
    );
  }

  /** Who gets the alarms, which the smoke test looks at too. An address is all that a subscription's attributes hold. */
  #subscriptions(): PolicyStatement[] {
    return [
      new PolicyStatement({
        actions: ['cloudformation:DescribeStacks', 'cloudformation:ListStackResources'],
        resources: this.#inBothRegions('cloudformation', 'stack/'),
      }),
      new PolicyStatement({ actions: ['sns:ListSubscriptionsByTopic'], resources: this.#inBothRegions('sns') }),
      allow(['sns:GetSubscriptionAttributes'], '*'),
    ];
  }

  /** What the smoke test reads, after a deployment and every week. Sending its requests needs no permission. */
  #trial(): PolicyStatement[] {
    const stack = Stack.of(this);
    const { website } = stackNames(this.#props.settings.stage);
    return [
      allow(['logs:DescribeLogGroups'], '*'),
      allow(
        ['logs:FilterLogEvents'],
        stack.formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: `${website}-MailSubmission*`,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ),
      allow(['sqs:GetQueueAttributes'], stack.formatArn({ service: 'sqs', resource: `${website}-MailUnsent*` })),
    ];
  }
}

function acknowledge(role: Role, settings: Settings): void {
  const { website } = stackNames(settings.stage);
  const own = `${REGION}:${accountInFindings(settings)}`;
  const wildcards = [
    'Resource::*',
    'Action::cloudformation:Detect*',
    'Action::cloudformation:BatchDescribe*',
    ...[REGION, EDGE_REGION].flatMap((region) =>
      ['cloudformation', 'lambda', 'sns'].map((service) => {
        const kind = { cloudformation: 'stack/', lambda: 'function:', sns: '' }[service];
        return `Resource::arn:aws:${service}:${region}:${accountInFindings(settings)}:${kind}${website}*`;
      }),
    ),
    `Resource::arn:aws:logs:${own}:log-group:${website}-MailSubmission*`,
    `Resource::arn:aws:sqs:${own}:${website}-MailUnsent*`,
  ];
  const reason =
    'T38: CloudFormation makes these names up, so only their start is known. What is read is how services are configured, templates, one log without personal data, the state of one queue and who gets the alarms.';
  Validations.of(role).acknowledge(
    ...wildcards.map((wildcard) => ({ id: `AwsSolutions::AwsSolutions-IAM5[${wildcard}]`, reason })),
    {
      id: 'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/SecurityAudit]',
      reason:
        'T38: drift detection reads the configuration of some thirty services in the name of the caller. AWS keeps the list of what that takes, without any right to data. No job with this role runs the code of a package but CDK.',
    },
  );
}

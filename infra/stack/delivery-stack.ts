import { ArnFormat, DefaultStackSynthesizer, Stack, Validations, type App } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import { allow } from './api-function.ts';
import { EDGE_REGION, REGION, stackNames } from './names.ts';
import { accountInFindings, accountOf, stackProps } from './placement.ts';
import type { Settings } from './settings.ts';

const GITHUB = 'token.actions.githubusercontent.com';
const AUDIENCE = 'sts.amazonaws.com';

/** What a workflow does with a role. */
interface Workflow {
  readonly name: 'Deploys' | 'Watches';
  /** Ends of the `sub` claim in GitHub's OIDC token: https://docs.github.com/en/actions/reference/security/oidc */
  readonly subjects: readonly string[];
  /** Roles of CDK's bootstrap that it may assume. */
  readonly roles: readonly ('deploy' | 'file-publishing' | 'lookup')[];
}

/**
 * Roles that the workflows in `.github/workflows/` assume with GitHub's OIDC token: no key is stored anywhere. One deploys the stage from
 * its environment, which holds the approval. The other one reads, for comparisons, drift detection and the weekly smoke test. Both act
 * through the roles of CDK's bootstrap, and read what the smoke test checks.
 */
export class DeliveryStack extends Stack {
  readonly #settings: Settings;

  constructor(app: App, settings: Settings & { readonly githubRepository: string }) {
    super(app, stackNames(settings.stage).delivery, { ...stackProps(settings, REGION), description: `Roles of the workflows on GitHub, ${settings.stage}` });
    this.#settings = settings;
    const { stage, githubRepository } = settings;
    this.#role(githubRepository, { name: 'Deploys', subjects: [`environment:${stage}`], roles: ['deploy', 'file-publishing', 'lookup'] });
    // The lookup role can read records, so the unreviewed code of a pull request may assume it on the development stage only.
    this.#role(githubRepository, { name: 'Watches', subjects: ['ref:refs/heads/main', ...(stage === 'dev' ? ['pull_request'] : [])], roles: ['lookup'] });
  }

  #role(repository: string, { name, subjects, roles }: Workflow): void {
    const { stage } = this.#settings;
    const account = accountOf(this.#settings);
    const qualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER;
    const arns = roles.flatMap((role) => [REGION, EDGE_REGION].map((region) => `arn:aws:iam::${account}:role/cdk-${qualifier}-${role}-role-${account}-${region}`));
    const assume = new PolicyStatement({ actions: ['sts:AssumeRole', 'sts:TagSession'], resources: arns });
    const role = new Role(this, name, {
      roleName: `website-${stage}-${name.toLowerCase()}`,
      description: `GitHub ${name.toLowerCase()} the stage ${stage}`,
      assumedBy: new WebIdentityPrincipal(`arn:aws:iam::${account}:oidc-provider/${GITHUB}`, {
        StringEquals: { [`${GITHUB}:aud`]: AUDIENCE, [`${GITHUB}:sub`]: subjects.map((subject) => `repo:${repository}:${subject}`) },
      }),
      inlinePolicies: { Own: new PolicyDocument({ statements: [assume, ...this.#trial()] }) },
    });
    acknowledge(role, this.#settings);
  }

  /** What the smoke test reads, after a deployment and every week. Sending its requests needs no permission. */
  #trial(): PolicyStatement[] {
    const { website } = stackNames(this.#settings.stage);
    return [
      allow(['cloudformation:DescribeStacks'], this.formatArn({ service: 'cloudformation', resource: 'stack', resourceName: `${website}/*` })),
      allow(['logs:DescribeLogGroups'], '*'),
      allow(['logs:FilterLogEvents'], this.formatArn({ service: 'logs', resource: 'log-group', resourceName: `${website}-MailSubmission*`, arnFormat: ArnFormat.COLON_RESOURCE_NAME })),
      allow(['sqs:GetQueueAttributes'], this.formatArn({ service: 'sqs', resource: `${website}-MailUnsent*` })),
    ];
  }
}

function acknowledge(role: Role, settings: Settings): void {
  const { website } = stackNames(settings.stage);
  const own = `${REGION}:${accountInFindings(settings)}`;
  const resources = ['*', `arn:aws:cloudformation:${own}:stack/${website}/*`, `arn:aws:logs:${own}:log-group:${website}-MailSubmission*`, `arn:aws:sqs:${own}:${website}-MailUnsent*`];
  const reason = 'T38: CloudFormation makes these names up, so only their start is known. The smoke test reads the state of one stack, of one log without personal data and of one queue.';
  Validations.of(role).acknowledge(...resources.map((resource) => ({ id: `AwsSolutions::AwsSolutions-IAM5[Resource::${resource}]`, reason })));
}

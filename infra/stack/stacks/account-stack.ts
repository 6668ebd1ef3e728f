import { RemovalPolicy, Stack, type App } from 'aws-cdk-lib';
import { CfnOIDCProvider } from 'aws-cdk-lib/aws-iam';
import { identityNames, MailIdentities } from '../constructs/mail-identities.ts';
import { GITHUB, WorkflowRoles } from '../constructs/workflow-roles.ts';
import { ACCOUNT_STACK, REGION } from '../settings/names.ts';
import { stackProps } from '../settings/placement.ts';
import { deliversByGitHub, type Settings } from '../settings/settings.ts';

/** Whether stages of an account share anything there. */
export const needsAccountStack = (stages: readonly Settings[]): boolean =>
  stages.some((settings) => deliversByGitHub(settings) || identityNames(settings).length > 0);

/**
 * What there can be only once in an account, whichever of its stages is deployed: identities of SES, and the trust in GitHub. Every stage of
 * the account synthesises the same stack, from the settings of all of them. Nothing in it is deleted with a stage.
 */
export class AccountStack extends Stack {
  constructor(app: App, stages: readonly Settings[]) {
    const [first] = stages;
    if (!first) throw new Error('An account without a stage has no stack.');
    const isProtected = stages.some((settings) => settings.isProtected);
    super(app, ACCOUNT_STACK, {
      ...stackProps({ ...first, isProtected }, REGION),
      ...(first.stage !== 'local' && { tags: { project: 'website' } }),
      description: 'Identities of the mails and trust in GitHub, of all stages of the website in this account',
    });
    new MailIdentities(this, 'Mail', stages);
    const delivered = stages.filter(deliversByGitHub);
    if (delivered.length === 0) return;
    const provider = new CfnOIDCProvider(this, 'GitHub', {
      url: `https://${GITHUB}`,
      clientIdList: ['sts.amazonaws.com'],
    });
    provider.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    for (const settings of delivered)
      new WorkflowRoles(this, settings.stage, { settings, providerArn: provider.attrArn });
  }
}

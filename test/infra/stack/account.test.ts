/** @module-tag thorough */
import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import type { StageSettings } from '../../../infra/stack/settings/settings.ts';
import { AccountStack } from '../../../infra/stack/stacks/account-stack.ts';
import { DOMAIN, settingsOf, type SynthesisedTemplate } from '../fixtures/fixture-stack.ts';
import { all } from '../fixtures/resources.ts';

const prod = (more: StageSettings = {}) => settingsOf('prod', more);
const dev = (more: StageSettings = {}) => settingsOf('dev', more);

function synthesise(...stages: readonly ReturnType<typeof settingsOf>[]): SynthesisedTemplate {
  const app = new App({ analyticsReporting: false, treeMetadata: false, builtinCloudFormationValidation: false });
  const { artifactId } = new AccountStack(app, stages);
  return app.synth().getStackArtifact(artifactId).template as SynthesisedTemplate;
}

const identities = (template: SynthesisedTemplate) =>
  all(template, 'AWS::SES::EmailIdentity').map(({ Properties }) => Properties);
const records = (template: SynthesisedTemplate) =>
  Object.values(template.Outputs ?? {}).map(({ Value }) => (typeof Value === 'string' ? Value : 'CNAME'));
const MailFromAttributes = { MailFromDomain: 'bounces.firma.ch', BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' };

describe('the mails of an account come from', () => {
  it('the addresses, as long as the domain is not known to be the operator’s; the sandbox asks for the team’s too', () => {
    const addresses = [{ EmailIdentity: 'website@firma.ch' }, { EmailIdentity: 'anfragen@firma.ch' }];
    for (const more of [{}, { domain: 'www.anderefirma.ch' }]) {
      const template = synthesise(prod(more));
      expect([identities(template), records(template)]).toEqual([addresses, []]);
    }
  });

  it('the domain, which stands for both addresses, with its own MAIL FROM domain and outputs that name the records to set', () => {
    const template = synthesise(prod({ domain: DOMAIN.domain }));
    expect(identities(template)).toEqual([{ EmailIdentity: 'firma.ch', MailFromAttributes }]);
    expect(records(template)).toEqual([
      'CNAME',
      'CNAME',
      'CNAME',
      'bounces.firma.ch MX 10 feedback-smtp.eu-central-2.amazonses.com',
      'bounces.firma.ch TXT "v=spf1 include:amazonses.com ~all"',
    ]);
  });

  it('the domain, with those records made, when its zone is in Route 53', () => {
    const template = synthesise(prod(DOMAIN));
    expect(identities(template)).toMatchObject([{ EmailIdentity: 'firma.ch', MailFromAttributes }]);
    const types = all(template, 'AWS::Route53::RecordSet').map(({ Properties }) => Properties['Type']);
    expect(types).toEqual(['CNAME', 'CNAME', 'CNAME', 'MX', 'TXT']);
    expect(records(template)).toEqual([]);
  });

  it('one identity each, when stages share them or the team is the sender', () => {
    expect(identities(synthesise(dev(), prod()))).toHaveLength(2);
    expect(identities(synthesise(dev(DOMAIN), prod(DOMAIN)))).toHaveLength(1);
    const alone = { senderAddress: 'info@firma.ch', teamAddress: 'info@firma.ch' };
    expect(identities(synthesise(prod(alone)))).toEqual([{ EmailIdentity: 'info@firma.ch' }]);
  });
});

it('the stack of an account outlives every stage', () => {
  for (const { Type, DeletionPolicy } of Object.values(synthesise(prod()).Resources))
    expect([Type, DeletionPolicy]).toEqual([Type, 'RetainExceptOnCreate']);
});

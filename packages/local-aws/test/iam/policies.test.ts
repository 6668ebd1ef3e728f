import { describe, expect, it } from 'vitest';
import { checkStatement, isAllowed, type AccessRequest, type Statement } from '../../iam/policies.ts';

const PUT = 'dynamodb:PutItem';
const TABLE = 'arn:aws:dynamodb:eu-central-2:000000000000:table/contact_forms';
const request: AccessRequest = {
  principal: { role: 'arn:aws:iam::000000000000:role/Contact' },
  action: PUT,
  resource: TABLE,
  context: {
    'aws:securetransport': 'true',
    's3:existingobjecttag/state': 'kept',
    's3:signatureage': '250000',
    'ses:recipients': ['team@firma.ch', 'boss@firma.ch'],
  },
};
const allow = (more: Partial<Statement> = {}): Statement => ({
  Effect: 'Allow',
  Action: PUT,
  Resource: TABLE,
  ...more,
});
const deny = (more: Partial<Statement> = {}): Statement => ({ ...allow(more), Effect: 'Deny' });
const byRole = (...identity: Statement[]) => isAllowed(request, { identity, resource: [] });

it.each<[string, readonly Statement[], boolean]>([
  ['no statement', [], false],
  ['one of several', [allow({ Action: ['dynamodb:Query', 'dynamodb:PutItem'], Resource: ['x', TABLE] })], true],
  ['a pattern', [allow({ Action: 'DynamoDB:put*', Resource: 'arn:aws:dynamodb:*:*:table/contact_form?' })], true],
  ['a part of the name', [allow({ Resource: TABLE.slice(0, -1) })], false],
  ['one denial among permissions', [allow(), deny(), allow()], false],
])('a role with %s', (_name, statements, expected) => expect(byRole(...statements)).toBe(expected));

const STATE = 's3:ExistingObjectTag/state';
const TO_TEAM = { 'ses:Recipients': ['team@firma.ch', 'boss@firma.ch'] };
it.each<[Statement['Condition'], boolean]>([
  [{ StringEquals: { [STATE]: ['pending', 'kept'] } }, true],
  [{ StringEquals: { [STATE]: 'pending' } }, false],
  [{ StringLike: { [STATE]: 'k*' } }, true],
  [{ Bool: { 'aws:SecureTransport': 'false' } }, false],
  [{ Null: { 's3:if-none-match': 'true' } }, true],
  [{ NumericGreaterThan: { 's3:signatureAge': '200000' } }, true],
  [{ Bool: { 'aws:SecureTransport': 'true' }, StringEquals: { [STATE]: 'x' } }, false],
  [{ 'ForAllValues:StringEquals': TO_TEAM }, true],
  [{ 'ForAllValues:StringEquals': { 'ses:Recipients': 'team@firma.ch' } }, false],
])('the condition %j is true: %s', (Condition, expected) => expect(byRole(allow({ Condition }))).toBe(expected));

describe('a policy of a resource', () => {
  const cloudfront = { service: 'cloudfront.amazonaws.com' };
  it.each<[Statement['Principal'], AccessRequest['principal'], boolean]>([
    [{ Service: 'cloudfront.amazonaws.com' }, cloudfront, true],
    [{ Service: 'cloudfront.amazonaws.com' }, request.principal, false],
    [{ AWS: 'arn:aws:iam::000000000000:role/Contact' }, request.principal, true],
    ['*', cloudfront, true],
  ])('for %j applies to %j: %s', (Principal, principal, applies) => {
    expect(isAllowed({ ...request, principal }, { identity: [], resource: [allow({ Principal })] })).toBe(applies);
  });

  it('denies what a role allows', () =>
    expect(isAllowed(request, { identity: [allow()], resource: [deny({ Principal: '*' })] })).toBe(false));
});

it.each([
  [{ Condition: { StringEqualsIgnoreCase: { 'aws:SourceArn': 'x' } } }, 'StringEqualsIgnoreCase'],
  [{ NotAction: 's3:*' }, 'NotAction'],
])('%j, which the evaluator does not support, is refused by name', (more, named) => {
  expect(() => checkStatement({ ...allow(), ...more } as Statement)).toThrow(named);
});

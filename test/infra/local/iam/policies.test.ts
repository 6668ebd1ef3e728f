import { describe, expect, it } from 'vitest';
import { checkStatement, isAllowed, type AccessRequest, type Statement } from '../../../../infra/local/iam/policies.ts';

const TABLE = 'arn:aws:dynamodb:eu-central-2:000000000000:table/contact_forms';
const request: AccessRequest = {
  principal: { role: 'arn:aws:iam::000000000000:role/Contact' },
  action: 'dynamodb:PutItem',
  resource: TABLE,
  context: { 'aws:securetransport': 'true', 's3:existingobjecttag/state': 'kept', 's3:signatureage': '250000' },
};
const allow = (more: Partial<Statement> = {}): Statement => ({
  Effect: 'Allow',
  Action: 'dynamodb:PutItem',
  Resource: TABLE,
  ...more,
});
const deny = (more: Partial<Statement> = {}): Statement => ({ ...allow(more), Effect: 'Deny' });
const byRole = (...identity: Statement[]) => isAllowed(request, { identity, resource: [] });
const byResource = (statement: Statement, principal = request.principal) =>
  isAllowed({ ...request, principal }, { identity: [], resource: [statement] });

describe('a role', () => {
  it.each<[string, readonly Statement[], boolean]>([
    ['no statement', [], false],
    ['the action and resource by name', [allow()], true],
    ['one of several', [allow({ Action: ['dynamodb:Query', 'dynamodb:PutItem'], Resource: ['x', TABLE] })], true],
    ['a pattern', [allow({ Action: 'DynamoDB:put*', Resource: 'arn:aws:dynamodb:*:*:table/contact_form?' })], true],
    ['another action', [allow({ Action: 'dynamodb:Scan' })], false],
    ['another table', [allow({ Resource: TABLE.replace('contact', 'sales') })], false],
    ['the table’s indexes only', [allow({ Resource: `${TABLE}/index/*` })], false],
    ['a part of the name', [allow({ Resource: TABLE.slice(0, -1) })], false],
    ['dots that are no pattern', [allow({ Resource: TABLE.replace('contact_forms', '.............') })], false],
    ['one denial among permissions', [allow(), deny(), allow()], false],
    ['a denial of another action', [allow(), deny({ Action: 'dynamodb:Scan' })], true],
  ])('with %s', (_name, statements, expected) => {
    expect(byRole(...statements)).toBe(expected);
  });

  it('is denied by the resource’s policy', () => {
    const resource = [deny({ Principal: '*' })];
    expect(isAllowed(request, { identity: [allow()], resource })).toBe(false);
  });
});

describe('a condition', () => {
  it.each<[string, Statement['Condition'], boolean]>([
    ['equal', { StringEquals: { 's3:ExistingObjectTag/state': 'kept' } }, true],
    ['not equal', { StringEquals: { 's3:ExistingObjectTag/state': 'pending' } }, false],
    ['one of several', { StringEquals: { 's3:ExistingObjectTag/state': ['pending', 'kept'] } }, true],
    ['about what is absent', { StringEquals: { 'aws:SourceArn': 'x' } }, false],
    ['like', { StringLike: { 's3:ExistingObjectTag/state': 'k*' } }, true],
    ['true', { Bool: { 'aws:SecureTransport': 'true' } }, true],
    ['false', { Bool: { 'aws:SecureTransport': 'false' } }, false],
    ['absent', { Null: { 's3:if-none-match': 'true' } }, true],
    ['present', { Null: { 's3:if-none-match': 'false' } }, false],
    ['greater', { NumericGreaterThan: { 's3:signatureAge': '200000' } }, true],
    ['not greater', { NumericGreaterThan: { 's3:signatureAge': '600000' } }, false],
    [
      'one of two',
      { Bool: { 'aws:SecureTransport': 'true' }, StringEquals: { 's3:ExistingObjectTag/state': 'x' } },
      false,
    ],
  ])('%s', (_name, Condition, expected) => {
    expect(byRole(allow({ Condition }))).toBe(expected);
  });
});

describe('a policy of a resource', () => {
  const cloudfront = { service: 'cloudfront.amazonaws.com' };
  it.each<[Statement['Principal'], AccessRequest['principal'], boolean]>([
    [{ Service: 'cloudfront.amazonaws.com' }, cloudfront, true],
    [{ Service: 'cloudfront.amazonaws.com' }, request.principal, false],
    [{ Service: 'cloudfront.amazonaws.com' }, { service: 'lambda.amazonaws.com' }, false],
    [{ AWS: 'arn:aws:iam::000000000000:role/Contact' }, request.principal, true],
    [{ AWS: 'arn:aws:iam::000000000000:role/Sales' }, request.principal, false],
    ['*', cloudfront, true],
  ])('for %j applies to %j: %s', (Principal, principal, applies) => {
    expect(byResource(allow({ Principal }), principal)).toBe(applies);
  });
});

describe('what the evaluator does not support', () => {
  it.each([
    ['an operator', { Condition: { StringEqualsIgnoreCase: { 'aws:SourceArn': 'x' } } }, 'StringEqualsIgnoreCase'],
    ['a qualifier', { Condition: { 'ForAnyValue:StringEquals': { 'aws:SourceArn': 'x' } } }, 'ForAnyValue'],
    ['a condition key', { Condition: { StringEquals: { 'aws:SourceIp': '127.0.0.1' } } }, 'aws:SourceIp'],
    ['an element', { NotAction: 's3:*' }, 'NotAction'],
  ])('is refused by name: %s', (_name, more, named) => {
    const statement = { ...allow(), ...more } as Statement;
    expect(() => checkStatement(statement)).toThrow(named);
    expect(() => byRole(statement)).toThrow(named);
  });

  it('is a kind of principal', () => {
    expect(() => byResource(allow({ Principal: { Federated: 'x' } }))).toThrow('Federated');
  });
});

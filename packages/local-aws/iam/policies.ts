/** An IAM policy statement, its intrinsics resolved. */
export interface Statement {
  readonly Sid?: string;
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
  /** In policies of resources only. */
  readonly Principal?: '*' | Readonly<Record<string, string | readonly string[]>>;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}

/** Who asks: a role by its ARN, or a service such as `cloudfront.amazonaws.com`. */
export type Principal = { readonly role: string } | { readonly service: string };

export interface AccessRequest {
  readonly principal: Principal;
  /** For instance `s3:GetObject`. */
  readonly action: string;
  /** ARN. */
  readonly resource: string;
  /** Condition keys, in lower case → value, or values of a key that has several; absent keys are undefined. */
  readonly context: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface Policies {
  /** Statements of the principal's role; none for a service. */
  readonly identity: readonly Statement[];
  /** Statements of the resource's own policy. */
  readonly resource: readonly Statement[];
}

/**
 * Decides as IAM does within one account: a denial anywhere wins, else one permission anywhere is enough.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export function isAllowed(request: AccessRequest, { identity, resource }: Policies): boolean {
  const matching = [
    ...identity.filter((statement) => matches(statement, request)),
    ...resource.filter((statement) => concerns(statement, request.principal) && matches(statement, request)),
  ];
  return matching.some(({ Effect }) => Effect === 'Allow') && !matching.some(({ Effect }) => Effect === 'Deny');
}

const ELEMENTS = new Set(['Sid', 'Effect', 'Action', 'Resource', 'Principal', 'Condition']);

/** Condition keys that the local stores support; those of access lists and of EventBridge's own rules are of calls that none here makes. A tag's name follows the slash. */
const CONDITION_KEY =
  /^(?:aws:(?:securetransport|sourcearn|sourceaccount)|s3:(?:x-amz-acl|signatureage|authtype|if-none-match|(?:existingobjecttag|requestobjecttag)\/[^/]+)|ses:(?:fromaddress|recipients)|events:managedby)$/;

/**
 * Refuses a statement that {@link isAllowed} could not follow to the letter.
 * @throws Error naming the element, operator or key that is unknown
 */
export function checkStatement(statement: Statement): void {
  const unknown = Object.keys(statement).find((name) => !ELEMENTS.has(name));
  if (unknown) throw new Error(`Unknown element of a policy statement: ${unknown}`);
  for (const [operator, conditions] of Object.entries(statement.Condition ?? {})) {
    operatorOf(operator);
    for (const key of Object.keys(conditions)) {
      if (!CONDITION_KEY.test(key.toLowerCase())) throw new Error(`Unknown condition key: ${key}`);
    }
  }
}

function matches(statement: Statement, { action, resource, context }: AccessRequest): boolean {
  checkStatement(statement);
  return (
    list(statement.Action).some((pattern) => isLike(action.toLowerCase(), pattern.toLowerCase())) &&
    list(statement.Resource).some((pattern) => isLike(resource, pattern)) &&
    Object.entries(statement.Condition ?? {}).every(([operator, conditions]) =>
      Object.entries(conditions).every(([key, values]) =>
        operatorOf(operator)(context[key.toLowerCase()], list(values)),
      ),
    )
  );
}

function concerns({ Principal: named }: Statement, principal: Principal): boolean {
  if (named === undefined) throw new Error('A policy of a resource names its principal');
  if (named === '*') return true;
  return Object.entries(named).some(([kind, value]) => {
    const names = list(value);
    if (kind === 'Service') return 'service' in principal && names.includes(principal.service);
    if (kind === 'AWS') return names.includes('*') || ('role' in principal && names.includes(principal.role));
    throw new Error(`Unknown kind of principal: ${kind}`);
  });
}

type Operator<Actual = string | undefined> = (actual: Actual, expected: readonly string[]) => boolean;

const some =
  (test: (actual: string, expected: string) => boolean): Operator =>
  (actual, expected) =>
    actual !== undefined && expected.some((value) => test(actual, value));

/** Any other is refused. */
const operators: Readonly<Record<string, Operator>> = {
  StringEquals: some((actual, expected) => actual === expected),
  StringLike: some(isLike),
  ArnLike: some(isLike),
  Bool: some((actual, expected) => actual === String(expected)),
  Null: (actual, expected) => expected.some((value) => String(value) === String(actual === undefined)),
  NumericGreaterThan: some((actual, expected) => Number(actual) > Number(expected)),
};

const FOR_ALL_VALUES = 'ForAllValues:';

/** Plain operators compare keys of one value; `ForAllValues:` those of several, and is true if there are none. */
function operatorOf(name: string): Operator<string | readonly string[] | undefined> {
  const forAll = name.startsWith(FOR_ALL_VALUES);
  const operator = operators[forAll ? name.slice(FOR_ALL_VALUES.length) : name];
  if (!operator) throw new Error(`Unknown condition operator: ${name}`);
  if (forAll) return (actual, expected) => list(actual ?? []).every((value) => operator(value, expected));
  return (actual, expected) => {
    if (typeof actual === 'object') throw new Error(`${name} compares one value`);
    return operator(actual, expected);
  };
}

/** `*` matches any characters, `?` matches one. */
export function isLike(value: string, pattern: string): boolean {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(value);
}

const list = (value: string | readonly string[]): readonly string[] => (typeof value === 'string' ? [value] : value);

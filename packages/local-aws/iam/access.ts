import { createHmac, randomBytes } from 'node:crypto';
import { publishSynced, readIfAny } from '../machine/synced-files.ts';
import type { AwsEnvironment } from './aws-environment.ts';
import { isAllowed, type AccessRequest, type Statement } from './policies.ts';
import type { AccessKey } from './sigv4.ts';

/** A role of the template: what it may do. */
export interface Role {
  readonly arn: string;
  readonly statements: readonly Statement[];
}

/** Who called a store for what, and whether that is allowed. */
export interface Decision {
  /** ARN of the role; absent for full access. */
  readonly role?: string | undefined;
  /** For instance `s3:GetObject`. */
  readonly action: string;
  /** ARN. */
  readonly resource: string;
  readonly isAllowed: boolean;
}

/** Who may sign calls to the stores, and what each of them may do. */
export interface Access {
  /** The account and the region of the stores. */
  readonly environment: AwsEnvironment;
  /** The key with which a role signs. */
  readonly keyOfRole: (roleArn: string) => AccessKey;
  /** Full access, for tests and the operator's command. */
  readonly operatorKey: AccessKey;
  readonly findKey: (accessKeyId: string) => AccessKey | undefined;
  /** Whether the holder of a key may do this. `resourcePolicy` is the bucket's own. */
  readonly allows: (
    accessKeyId: string,
    request: Omit<AccessRequest, 'principal'>,
    resourcePolicy?: readonly Statement[],
  ) => boolean;
}

const OPERATOR = 'operator';
const SECRET_BYTES = 32;

/**
 * @param secret every key derives from it, so that what was presigned before a restart is still good after it
 * @param onDecision called with every decision
 */
export function createAccess(
  roles: readonly Role[],
  secret: Buffer,
  environment: AwsEnvironment,
  onDecision: (decision: Decision) => void = () => {},
): Access {
  const operatorKey = deriveKey(secret, OPERATOR);
  const holders = new Map(roles.map((role) => [deriveKey(secret, role.arn).accessKeyId, role]));
  const keyOfRole = (arn: string): AccessKey => ({
    ...deriveKey(secret, arn),
    sessionToken: derive(secret, `${arn} session`).toString('base64'),
  });
  return {
    environment,
    keyOfRole,
    operatorKey,
    findKey(accessKeyId) {
      if (accessKeyId === operatorKey.accessKeyId) return operatorKey;
      const role = holders.get(accessKeyId);
      return role && keyOfRole(role.arn);
    },
    allows(accessKeyId, request, resourcePolicy = []) {
      const { action, resource } = request;
      const role = holders.get(accessKeyId);
      const isOwn = accessKeyId === operatorKey.accessKeyId;
      const decision = isOwn || (role !== undefined && mayDo(role, request, resourcePolicy));
      onDecision({ role: role?.arn, action, resource, isAllowed: decision });
      return decision;
    },
  };
}

const mayDo = (role: Role, request: Omit<AccessRequest, 'principal'>, resource: readonly Statement[]) =>
  isAllowed({ ...request, principal: { role: role.arn } }, { identity: role.statements, resource });

/** The secret of a data folder, made when there is none. Only its owner may read it. @param say given a damage */
export async function readOrMakeSecret(path: string, say: (line: string) => void): Promise<Buffer> {
  const existing = await readIfAny(path);
  if (existing?.length === SECRET_BYTES) return existing;
  if (existing) say(`${path} is damaged and made anew: what was presigned before is refused.`);
  const secret = randomBytes(SECRET_BYTES);
  await publishSynced(path, secret);
  return secret;
}

const derive = (secret: Buffer, name: string) => createHmac('sha256', secret).update(name).digest();

function deriveKey(secret: Buffer, name: string): AccessKey {
  const id = derive(secret, `${name} id`).toString('hex').slice(0, 16).toUpperCase();
  return { accessKeyId: `LOCAL${id}`, secretAccessKey: derive(secret, `${name} secret`).toString('base64') };
}

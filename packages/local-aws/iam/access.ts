import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { publishSynced } from '../machine/synced-files.ts';
import { isAllowed, type AccessRequest, type Statement } from './policies.ts';
import type { AccessKey } from './sigv4.ts';

/** A role of the template: what it may do. */
export interface Role {
  readonly arn: string;
  readonly statements: readonly Statement[];
}

/** Who may sign calls to the stores, and what each of them may do. */
export interface Access {
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

/** @param secret every key derives from it, so that what was presigned before a restart is still good after it */
export function createAccess(roles: readonly Role[], secret: Buffer): Access {
  const operatorKey = deriveKey(secret, OPERATOR);
  const holders = new Map(roles.map((role) => [deriveKey(secret, role.arn).accessKeyId, role]));
  const keyOfRole = (arn: string): AccessKey => ({
    ...deriveKey(secret, arn),
    sessionToken: derive(secret, `${arn} session`).toString('base64'),
  });
  return {
    keyOfRole,
    operatorKey,
    findKey(accessKeyId) {
      if (accessKeyId === operatorKey.accessKeyId) return operatorKey;
      const role = holders.get(accessKeyId);
      return role && keyOfRole(role.arn);
    },
    allows(accessKeyId, request, resourcePolicy = []) {
      if (accessKeyId === operatorKey.accessKeyId) return true;
      const role = holders.get(accessKeyId);
      if (!role) return false;
      const policies = { identity: role.statements, resource: resourcePolicy };
      return isAllowed({ ...request, principal: { role: role.arn } }, policies);
    },
  };
}

/** The secret of a data folder, made when there is none. Only its owner may read it. */
export async function readOrMakeSecret(path: string): Promise<Buffer> {
  const existing = await readFile(path).catch(() => undefined);
  if (existing?.length === SECRET_BYTES) return existing;
  const secret = randomBytes(SECRET_BYTES);
  await publishSynced(path, secret);
  return secret;
}

const derive = (secret: Buffer, name: string) => createHmac('sha256', secret).update(name).digest();

function deriveKey(secret: Buffer, name: string): AccessKey {
  const id = derive(secret, `${name} id`).toString('hex').slice(0, 16).toUpperCase();
  return { accessKeyId: `LOCAL${id}`, secretAccessKey: derive(secret, `${name} secret`).toString('base64') };
}

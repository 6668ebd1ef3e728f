import { WORKER_POLICY } from '../../../shared/security-headers.ts';
// oxlint-disable-next-line import/default -- Vite makes the address of the bundled worker of it
import url from './stone-worker.ts?worker&url';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * Address of the Werkstein-Atelier's worker, the only one that becomes a worker (security.md T11). Every page makes its policy when it starts:
 * a name can be taken once, so no script that comes later can make another policy of it.
 */
export const workerUrl: string =
  trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => url }).createScriptURL(url) ?? url;

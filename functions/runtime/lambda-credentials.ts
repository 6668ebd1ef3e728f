import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Stands in the bundles for the SDK's chain of credential providers (files, SSO, web identity, instance metadata): a Lambda's
 * credentials are always in its environment, and the chain is more than a third of a bundle.
 */
export const defaultProvider = fromEnv;

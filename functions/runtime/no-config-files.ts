/**
 * Stands in the bundles for the SDK's reading of `~/.aws/config` and `credentials` before the first call: a Lambda has neither, all its
 * settings are in its environment.
 */
export const loadSharedConfigFiles = async (): Promise<{ configFile: object; credentialsFile: object }> => ({ configFile: {}, credentialsFile: {} });
/** Between the parts of a name in those files. */
export const CONFIG_PREFIX_SEPARATOR = '.';

/**
 * Stands in the bundles for the SDK's event streams, which no call here uses. The SDK imports them only when they are wanted, and by
 * that keeps esbuild from leaving out whatever else nobody calls: a tenth of a form's bundle.
 */
export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config;
export const eventStreamSerdeProvider = (): undefined => undefined;
export const EventStreamSerde = undefined;

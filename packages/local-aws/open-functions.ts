import type { Streams } from './dynamodb/streams.ts';
import { listen, LOOPBACK, type Closing } from './http/listen.ts';
import type { Access } from './iam/access.ts';
import { deliverRecord } from './lambda/event-source.ts';
import { refuseServices } from './lambda/refuse-services.ts';
import { runFunction, type Invoke, type RunningFunction, type TimeLimits } from './lambda/run-function.ts';
import { hasRoom } from './machine/disk-room.ts';
import { StartError } from './machine/start-error.ts';
import type { FunctionSpec } from './template/read-template.ts';

export interface FunctionSettings {
  /** Given every line that a function writes. */
  readonly log?: ((line: string) => void) | undefined;
  /** Of the functions, if not the template's. */
  readonly timeLimits?: TimeLimits | undefined;
  /** A function that a debugger can attach to, by its name. */
  readonly inspect?: { readonly name: string; readonly port: number } | undefined;
  readonly settingNames?: { readonly inspect?: string } | undefined;
}

interface Surroundings extends FunctionSettings {
  readonly access: Access;
  /** Where the functions' AWS clients find the stores. */
  readonly endpoints: { readonly dynamodb: string; readonly s3: string; readonly ses: string };
  readonly streams: Streams;
  readonly dataDir: string;
}

interface OpenFunctions {
  readonly functions: readonly RunningFunction[];
  readonly invoke: Invoke;
}

/** Starts the functions, and hands the records of the streams on to those that follow one. @throws StartError */
export async function openFunctions(
  specs: readonly FunctionSpec[],
  { access, endpoints, streams, dataDir, log = () => {}, timeLimits, inspect, settingNames }: Surroundings,
  opened: Closing[],
): Promise<OpenFunctions> {
  const names = specs.map(({ name }) => name);
  if (inspect && !names.includes(inspect.name)) {
    const setting = settingNames?.inspect ?? 'inspect';
    throw new StartError(`${setting} must name a function (${names.join(', ')}), not ${inspect.name}.`);
  }
  const others = `http://${LOOPBACK}:${await listen(refuseServices(log), 0, 'port', opened)}`;
  const functions = specs.map((spec) =>
    runFunction(spec, {
      region: access.environment.region,
      key: access.keyOfRole(spec.roleArn),
      endpoints: { ...endpoints, others },
      log,
      timeLimits,
      inspectPort: inspect?.name === spec.name ? inspect.port : undefined,
    }),
  );
  opened.push(async () => void (await Promise.all(functions.map((one) => one.stop()))));
  // Reading the template has found the function of each route and mapping.
  const invoke: Invoke = async (id, event) => functions.find(({ spec }) => spec.id === id)?.invoke(event);
  const isReady = () => hasRoom(dataDir);
  streams.follow((mapping, record, signal) => deliverRecord(mapping, record, { invoke, log, signal, isReady }));
  opened.push(streams.stop);
  return { functions, invoke };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem } from '../system.ts';
import { errorAnswers, startFaultProxy } from './fault-proxy.ts';

export type FaultySystem = Awaited<ReturnType<typeof startFaultySystem>>;

/** The whole system, a fault proxy in front of each store. The operator's way to the stores stays sound. */
export async function startFaultySystem() {
  const [database, photos] = [
    await startFaultProxy(errorAnswers.dynamodb),
    await startFaultProxy(errorAnswers.s3),
  ] as const;
  const system = await startSystem({ storesSeenAt: { dynamodb: database.origin, s3: photos.origin } });
  database.leadTo(system.operator.endpoints.dynamodb);
  photos.leadTo(system.operator.endpoints.s3);
  return {
    ...system,
    database,
    photos,
    async mend() {
      for (const proxy of [database, photos]) {
        proxy.behave(() => 'pass');
        proxy.disconnect();
      }
      // Time to notice that the old connections are gone.
      await sleep(20);
    },
    async [Symbol.asyncDispose]() {
      for (const each of [system, database, photos]) await each[Symbol.asyncDispose]();
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem, type System } from '../system.ts';
import { errorAnswers, startFaultProxy, type FaultProxy } from './fault-proxy.ts';

/** The whole system, a fault proxy in front of each store. The operator's way to the stores stays sound. */
export interface FaultySystem extends System {
  readonly database: FaultProxy;
  readonly photos: FaultProxy;
  /** Both stores work again. */
  readonly mend: () => Promise<void>;
}

export async function startFaultySystem(): Promise<FaultySystem> {
  const database = await startFaultProxy(errorAnswers.dynamodb);
  const photos = await startFaultProxy(errorAnswers.s3);
  const system = await startSystem({ storesSeenAt: { dynamodb: database.origin, s3: photos.origin } });
  database.leadTo(system.operator.endpoints.dynamodb);
  photos.leadTo(system.operator.endpoints.s3);
  return {
    ...system,
    database,
    photos,
    async mend() {
      for (const proxy of [database, photos]) {
        await proxy.refuse();
        await proxy.accept();
        proxy.behave(() => 'pass');
      }
      // Time to notice that the old connections are gone.
      await sleep(20);
    },
    async [Symbol.asyncDispose]() {
      await system[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
      await photos[Symbol.asyncDispose]();
    },
  };
}

import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createStoreFront } from '../../infra/local/dynamodb/store-front.ts';
import { startTableStore } from '../../infra/local/dynamodb/table-store.ts';
import { listen, LOOPBACK, type Closing } from '../../infra/local/http/listen.ts';
import { createAccess, readOrMakeSecret } from '../../infra/local/iam/access.ts';
import { runFunction, type RunningFunction } from '../../infra/local/lambda/run-function.ts';
import type { FunctionSpec, Template } from '../../infra/local/template/specs.ts';
import type { HostFile } from '../../infra/operate/stores.ts';
import { REGION } from '../../infra/stack/names.ts';

/** What of the local host a measurement needs: the tables, and a function that writes into them. */
export interface Store {
  readonly handler: RunningFunction;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the tables, their front that checks signatures and permissions, and one function. The operator's command finds them by the data
 * folder. No mail, no sweep for ended rows: they would take time of the measurement.
 */
export async function startStore(dataDir: string, template: Template, spec: FunctionSpec): Promise<Store> {
  const opened: Closing[] = [];
  await mkdir(join(dataDir, 'mail'), { recursive: true });
  const access = createAccess(template.roles, await readOrMakeSecret(join(dataDir, 'secret')));
  const front = createServer();
  // First, since it keeps this process alive while the others start.
  const dynamodb = `http://${LOOPBACK}:${await listen(front, 0, 'DYNAMODB_PORT', opened)}`;
  const tables = await startTableStore(join(dataDir, 'tables'), template.tables);
  opened.push(tables.stop);
  front.on('request', createStoreFront(tables, access));
  const handler = runFunction(spec, {
    key: access.keyOfRole(spec.roleArn),
    endpoints: { dynamodb, s3: dynamodb, ses: dynamodb },
    log: () => {},
  });
  opened.push(handler.stop);
  const host: HostFile = {
    url: dynamodb,
    operator: { region: REGION, credentials: access.operatorKey, endpoints: { dynamodb, s3: dynamodb } },
  };
  await writeFile(join(dataDir, 'host.json'), JSON.stringify(host), { mode: 0o600 });
  return {
    handler,
    async stop() {
      for (const close of opened.toReversed()) await close();
    },
  };
}

/**
 * The process of one Lambda: loads its code as Lambda's runtime does and answers events that its parent sends. It ends with its parent.
 * Its environment is the function's own.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionEvent, Outcome } from './run-function.ts';

type Handler = (event: unknown, context: object) => Promise<unknown>;

process.on('disconnect', () => process.exit());
// The terminal's Ctrl-C reaches the whole group; only the parent ends this process.
process.on('SIGINT', () => {});

const read = (name: string) => process.env[name] ?? '';
const [file, name = ''] = read('_HANDLER').split('.');
const files = ['.js', '.mjs', '.cjs'].map((end) => join(read('LAMBDA_TASK_ROOT'), file + end));
const code = pathToFileURL(files.find((path) => existsSync(path)) ?? files.join(' or '));
const exported = (await import(code.href)) as Record<string, Handler> & { readonly default?: Record<string, Handler> };
// A CommonJS module is a default export.
const handler = exported[name] ?? exported.default?.[name];
if (!handler) throw new Error(`${code.pathname} exports no ${name}`);

process.on('message', ({ id, event, deadline }: FunctionEvent) => {
  const context = {
    awsRequestId: id,
    functionName: read('AWS_LAMBDA_FUNCTION_NAME'),
    functionVersion: read('AWS_LAMBDA_FUNCTION_VERSION'),
    memoryLimitInMB: read('AWS_LAMBDA_FUNCTION_MEMORY_SIZE'),
    logGroupName: read('AWS_LAMBDA_LOG_GROUP_NAME'),
    logStreamName: read('AWS_LAMBDA_LOG_STREAM_NAME'),
    getRemainingTimeInMillis: () => deadline - Date.now(),
  };
  // A handler that throws before it returns fails the same way as one that throws later.
  void Promise.try(handler, event, context).then(
    (result) => reply({ id, result: result ?? null }),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      reply({ id });
    },
  );
});

const reply = (outcome: Outcome) => process.send?.(outcome);

// It is ready.
process.send?.({});

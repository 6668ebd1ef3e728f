import { createContext, Script } from 'node:vm';

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
export interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Values;
  headers: Values;
  cookies: Values;
}

export interface EdgeResponse {
  statusCode: number;
  headers?: Values;
  body?: { encoding: 'text'; data: string };
}

// CloudFront allows less; this only stops a loop.
const TIMEOUT_MS = 5000;

/** Makes a CloudFront Function of its code: it runs in an empty sandbox and sees nothing but its event. */
export function loadEdgeFunction(code: string): (event: object) => EdgeRequest | EdgeResponse {
  const sandbox = createContext(Object.create(null) as { event?: string });
  new Script(code).runInContext(sandbox);
  const call = new Script('JSON.stringify(handler(JSON.parse(event)))');
  return (event) => {
    sandbox.event = JSON.stringify(event);
    const result: unknown = call.runInContext(sandbox, { timeout: TIMEOUT_MS });
    if (typeof result !== 'string') throw new Error('A CloudFront Function returned nothing');
    return JSON.parse(result) as EdgeRequest | EdgeResponse;
  };
}

/** The query as CloudFront hands it over: parsed, and still encoded. Without a prototype, since a visitor chooses the names. */
export function edgeQuery(search: string): Values {
  const values = Object.create(null) as Values;
  for (const part of search.split('&').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=');
    const item = { value: rest.join('=') };
    const known = values[name];
    if (known) (known.multiValue ??= [{ value: known.value }]).push(item);
    else values[name] = item;
  }
  return values;
}

/** Headers in CloudFront's form, lower-case name → value. Node has joined those that came twice. */
export function edgeHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Values {
  const { cookie: _cookie, ...others } = headers;
  return Object.fromEntries(Object.entries(others).map(([name, value]) => [name, { value: String(value) }]));
}

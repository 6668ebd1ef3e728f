/** Cold and warm times of the functions against a handler of the usual kind, the bare call and nothing at all. `RUNS=5` for a first look. */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundling } from '../../infra/bundle-functions.ts';
import { LOCAL_BUILD } from '../../infra/stack/settings/built-site.ts';
import { OWN_STACK, prepare } from '../../infra/start/prepare.ts';
import { readSiteTemplate } from '../../infra/start/site-template.ts';
import { contact } from '../../shared/forms/contact.ts';
import { machine, median } from '../machine.ts';
import { certificate } from './certificate.mjs';
import { bundleCeilingKb, coldGoal } from './goals.ts';
import { runSubject, type Measured } from './run-subject.ts';
import { startStandIn } from './stand-in.ts';
import { productSubjects, type Subject } from './subjects.ts';

const RUNS = Number(process.env['RUNS'] ?? 20);
const WARM_CALLS = 1000;
const WARM_RUNS = Math.min(RUNS, 5);
const OTHERS = { empty: 'empty.ts', 'bare put': 'bare-put.ts', anchor: 'anchor/handler.mjs' };

const here = fileURLToPath(new URL('.', import.meta.url));
const scratch = fileURLToPath(new URL('../../.cache/bench-functions', import.meta.url));
const bundleFile = (name: string) => join(scratch, `${name.replace(' ', '-')}.mjs`);
const say = (line: string) => process.stdout.write(`${line}\n`);

await main();

/** Measures every subject in fresh processes, taking turns, and prints times and their ratios to the anchor and to the floor. */
async function main(): Promise<void> {
  mkdirSync(scratch, { recursive: true });
  await prepare({ say, dev: true, signal: new AbortController().signal });
  const ours = productSubjects(readSiteTemplate(OWN_STACK));
  const subjects = [...(await otherSubjects(ours)), ...ours];
  const tls = await certificate();
  const trusted = join(scratch, 'certificate.pem');
  writeFileSync(trusted, tls.cert);
  const standIn = await startStandIn(tls);
  const cloud = { endpoint: standIn.endpoint, trusted };
  say(`Medians of ${RUNS} cold and ${WARM_RUNS} warm processes of each handler, taking turns; ${machine()}`);
  const cold = await inTurns('Cold', subjects, RUNS, (subject) => runSubject(subject, cloud));
  const warm = await inTurns('Warm', subjects.filter(isCompared), WARM_RUNS, (subject) =>
    runSubject(subject, cloud, WARM_CALLS),
  );
  standIn.stop();
  console.table(timesOf(cold, warm));
  const bundles = readdirSync(LOCAL_BUILD.functions).map((name) => {
    const { size } = statSync(join(LOCAL_BUILD.functions, name, 'index.mjs'));
    return [name, { KB: Math.round(size / 1000), 'ceiling KB': bundleCeilingKb(name) }] as const;
  });
  console.table(Object.fromEntries(bundles));
  say(machine());
}

type Runs = ReadonlyMap<string, readonly Measured[]>;

/** Medians by subject: a cold start is the loading and the first call, by the clock and by processor time, beside the anchor's. */
function timesOf(cold: Runs, warm: Runs) {
  const middle = (runs: Runs, name: string, value: (run: Measured) => number) =>
    median((runs.get(name) ?? []).map(value));
  const start = (name: string) => middle(cold, name, ({ load, first }) => load + first);
  const processor = (name: string) => middle(cold, name, ({ cpu }) => cpu);
  const again = (name: string) => middle(warm, name, (run) => median(run.warm));
  return Object.fromEntries(
    [...cold.keys()].map((name) => [
      name,
      {
        'cold ms': start(name).toFixed(1),
        '÷ anchor': (start(name) / start('anchor')).toFixed(2),
        'processor ms': processor(name).toFixed(1),
        'processor ÷ anchor': (processor(name) / processor('anchor')).toFixed(2),
        goal: coldGoal(name),
        'warm ms − bare put': (again(name) - again('bare put')).toFixed(2),
        MB: (middle(cold, name, ({ memory }) => memory) / 1e6).toFixed(0),
      },
    ]),
  );
}

/** Whether the handler makes one call of AWS at most, like the anchor and the bare put. */
function isCompared({ calls }: Subject): boolean {
  return calls <= 1;
}

/** Runs every subject in each turn and prints one line a turn. @param kind for that line */
async function inTurns(
  kind: string,
  subjects: readonly Subject[],
  runs: number,
  run: (subject: Subject) => Promise<Measured>,
): Promise<Map<string, Measured[]>> {
  const results = new Map(subjects.map(({ name }) => [name, [] as Measured[]]));
  for (let turn = 0; turn < runs; turn++) {
    say(`${kind}: turn ${turn + 1} of ${runs} …`);
    for (const subject of subjects) results.get(subject.name)?.push(await run(subject));
  }
  return results;
}

/** The floor, the bare call and the anchor, with the environment and the event of the contact form. */
async function otherSubjects(ours: readonly Subject[]): Promise<readonly Subject[]> {
  // aws-xray-sdk-core is CommonJS and asks for Node's own modules.
  const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" };
  for (const [name, entry] of Object.entries(OTHERS)) {
    // The usual kind bundles everything.
    await build({
      ...bundling,
      external: [],
      entryPoints: [join(here, entry)],
      outfile: bundleFile(name),
      ...(name === 'anchor' && { banner }),
    });
  }
  const model = ours.find(({ name }) => name === contact.id);
  if (!model) throw new Error('There is no contact form.');
  // Nothing here receives traces.
  const untraced = { AWS_XRAY_CONTEXT_MISSING: 'IGNORE_ERROR', POWERTOOLS_TRACE_ENABLED: 'false' };
  const spec = { ...model.spec, environment: { ...model.spec.environment, ...untraced } };
  return Object.keys(OTHERS).map((name) => ({ ...model, name, spec, bundle: bundleFile(name) }));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LOCAL_BUILD } from '../../infra/stack/built-site.ts';
import { median } from '../machine.ts';
import { markdownTable } from '../markdown.ts';
import { bundleCeilingKb, coldGoal } from './goals.ts';
import type { Measured } from './measured.ts';
import type { Subject } from './subjects.ts';

const WARM_GOAL_MS = 0.3;

/** Whether the handler makes one call of AWS at most, like the anchor and the bare put. */
export const isCompared = ({ calls }: Subject): boolean => calls <= 1;

/** All runs of the subjects, by name: in fresh processes with one call, and in fresh ones with many. */
export interface Runs {
  readonly cold: ReadonlyMap<string, readonly Measured[]>;
  readonly warm: ReadonlyMap<string, readonly Measured[]>;
}

/** Times and their ratios to the anchor's, by subject, in Markdown. */
export function timesTable(names: readonly string[], runs: Runs): string {
  const { cold, total, processor, warm } = mediansOf(runs);
  const row = (name: string) => [
    name,
    cold(name, ({ load }) => load).toFixed(1),
    cold(name, ({ first }) => first).toFixed(1),
    total(name).toFixed(1),
    (total(name) / total('anchor')).toFixed(2),
    processor(name).toFixed(1),
    (processor(name) / processor('anchor')).toFixed(2),
    (cold(name, ({ memory }) => memory) / 1e6).toFixed(0),
    ...(runs.warm.has(name) ? [warm(name).toFixed(2), (warm(name) - warm('bare put')).toFixed(2)] : []),
  ];
  const head = [
    'Handler',
    'Load ms',
    'First ms',
    'Cold ms',
    '÷ anchor',
    'Processor ms',
    '÷ anchor',
    'MB',
    'Warm ms',
    '− bare put',
  ];
  return markdownTable(head, names.map(row));
}

/** One line for each goal of each of the product's handlers. A cold start has to meet its goal by the clock and by the processor's time. */
export function goalLines(ours: readonly Subject[], runs: Runs): readonly string[] {
  const { total, processor, warm } = mediansOf(runs);
  return ours
    .filter(isCompared)
    .flatMap(({ name }) => [
      goalLine(
        `${name}, cold ÷ anchor`,
        [total(name) / total('anchor'), processor(name) / processor('anchor')],
        coldGoal(name),
      ),
      goalLine(`${name}, warm ms over the bare put`, [warm(name) - warm('bare put')], WARM_GOAL_MS),
    ]);
}

/** Kilobytes of every Lambda's bundle, and of the anchor's, in Markdown. */
export function bundlesTable(anchor: string): string {
  const ours = readdirSync(LOCAL_BUILD.functions).map((name) => [
    ...sizesOf(name, join(LOCAL_BUILD.functions, name, 'index.mjs')),
    String(bundleCeilingKb(name)),
  ]);
  return markdownTable(['Bundle', 'KB', 'Gzip KB', 'Ceiling KB'], [sizesOf('anchor', anchor), ...ours]);
}

function sizesOf(name: string, file: string): readonly string[] {
  const code = readFileSync(file);
  return [name, (code.length / 1000).toFixed(0), (gzipSync(code).length / 1000).toFixed(0)];
}

function goalLine(what: string, found: readonly number[], goal: number): string {
  const isMet = found.every((value) => value <= goal);
  return `${isMet ? 'met   ' : 'MISSED'} ${what}: ${found.map((value) => value.toFixed(2)).join(', by processor time ')}; goal ${goal}`;
}

function mediansOf({ cold, warm }: Runs) {
  const coldMedian = (name: string, value: (run: Measured) => number) => median((cold.get(name) ?? []).map(value));
  return {
    cold: coldMedian,
    processor: (name: string) => coldMedian(name, ({ cpu }) => cpu),
    total: (name: string) => coldMedian(name, ({ load, first }) => load + first),
    warm: (name: string) => median((warm.get(name) ?? []).flatMap((run) => run.warm)),
  };
}

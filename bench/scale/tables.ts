import { markdownTable } from '../markdown.ts';
import type { BuildFigure, RowsFigure, Usage } from './figures.ts';

/** What was measured at the tables, in Markdown. */
export const rowsTable = (rows: readonly RowsFigure[]): string =>
  markdownTable(
    [
      'Rows',
      'One submission',
      'Export',
      '… processor',
      '… memory',
      'One person',
      '… processor',
      '… memory',
      'Desk',
      '… processor',
      '… memory',
    ],
    rows.map(({ count, submitMs, export: exported, person, firstPage }) => [
      number(count),
      `${submitMs.toFixed(1)} ms`,
      ...usage(exported),
      ...usage(person),
      ...usage(firstPage),
    ]),
  );

/** What a build took, in Markdown. */
export const buildTable = (what: string, builds: readonly BuildFigure[]): string =>
  markdownTable(
    [what, 'Whole program', '… processor', '… memory', 'What grows', '… each'],
    builds.map(({ growing, count, ...whole }) => [
      number(count),
      ...usage(whole),
      `${growing.toFixed(2)} s`,
      `${((growing / count) * 1000).toFixed(0)} ms`,
    ]),
  );

const usage = ({ seconds, processor, memory }: Usage) => [
  `${seconds.toFixed(1)} s`,
  `${processor.toFixed(1)} s`,
  `${memory.toFixed(0)} MB`,
];

const number = (value: number) => value.toLocaleString('en-GB');

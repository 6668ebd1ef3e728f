import { expect, it } from 'vitest';
import { markdownTable } from '../../bench/markdown.ts';

it('a table of a bench is aligned on a terminal and sound in Markdown, also where a cell is missing', () => {
  const lines = markdownTable(['Rows', '÷'], [['100', '0.45'], ['1,000,000']]).split('\n');
  expect(lines).toEqual([
    '| Rows      | ÷    |',
    '|-----------|------|',
    '| 100       | 0.45 |',
    '| 1,000,000 |      |',
  ]);
});

import { MOST_ENTRIES } from '@works/stone/codes/project';
import { expect, it, onTestFinished, vi } from 'vitest';
import { projectWords as words } from '../../../web/content/project-sheet.ts';
import { keepProject } from '../../../web/tools/project/kept-project.ts';

const full = () => {
  throw new Error('QuotaExceededError');
};

it.each([
  ['as many entries as there may be', MOST_ENTRIES, () => {}, undefined],
  ['one more', MOST_ENTRIES + 1, () => {}, words.full(MOST_ENTRIES)],
  ['an entry where the browser keeps nothing', 1, full, words.unkept],
])('a project of %s is kept, or says why not', (_, count, setItem, refusal) => {
  const dispatchEvent = vi.fn<() => void>();
  vi.stubGlobal('localStorage', { setItem });
  vi.stubGlobal('dispatchEvent', dispatchEvent);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(keepProject(Array.from({ length: count }, (__, index) => ({ id: `PL-${index}` })))).toBe(refusal);
  expect(dispatchEvent).toHaveBeenCalledTimes(refusal === undefined ? 1 : 0);
});

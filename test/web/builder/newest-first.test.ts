import { expect, it } from 'vitest';
import { newestFirst } from '../../../web/builder/pictures/newest-first.ts';

it('of the pictures that wait, the newest is made first; no more at a time than there are cores, and a failure keeps no place', async () => {
  const inTurn = newestFirst(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  let running = 0;
  let most = 0;
  const make = (name: string, fails = false) =>
    inTurn(async () => {
      begun.push(name);
      most = Math.max(most, ++running);
      await new Promise<void>((end) => void ends.set(name, end));
      running -= 1;
      if (fails) throw new Error(name);
      return name;
    });
  const all = [make('before 1'), make('before 2', true), make('before 3'), make('open 1'), make('open 2')];
  const settled = Promise.allSettled(all);
  while (begun.length < all.length) {
    await Promise.resolve();
    for (const [name, end] of ends) {
      ends.delete(name);
      end();
      break;
    }
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  }
  for (const end of ends.values()) end();
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(begun).toEqual(['before 1', 'before 2', 'open 2', 'open 1', 'before 3']);
  expect(most).toBe(2);
});

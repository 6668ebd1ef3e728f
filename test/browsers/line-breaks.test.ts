import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allPaths } from '../../shared/paths.ts';
import { brokenWords } from './broken-words.ts';
import { installedBrowsers } from './installed.ts';
import type { Session } from './session.ts';

const SHORTEST_PART = 4;

describe.each(installedBrowsers())('$name', ({ open }) => {
  let session: Session;
  beforeAll(async () => {
    session = await open(await mkdtemp(join(tmpdir(), 'browsers-')));
    await session.resize(390, 844);
  });
  afterAll(() => session?.close());

  it.each(allPaths)(
    '%s: at 390 px headings and labels break only at marks, other words with at least four letters on a line',
    async (path) => {
      await session.goTo(inject('url') + path);
      const words = await session.evaluate(brokenWords);
      const isBad = ({ parts, isHeading, isMarked }: (typeof words)[number]) =>
        !isMarked && (isHeading || parts.some((part) => part.replaceAll(/\P{L}/gu, '').length < SHORTEST_PART));
      expect(words.filter(isBad).map(({ parts }) => parts.join('|'))).toEqual([]);
    },
  );
});

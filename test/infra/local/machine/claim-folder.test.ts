import { expect, it } from 'vitest';
import { claimFolder } from '../../../../infra/local/machine/claim-folder.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

it('gives a folder to one at a time', async () => {
  const folder = await temporaryFolder();
  const claim = await claimFolder(folder);
  expect(await claimFolder(folder)).toBe(process.pid);
  if (typeof claim !== 'number') await claim.release();
  const next = await claimFolder(folder);
  expect(next).not.toBe(process.pid);
  if (typeof next !== 'number') await next.release();
});

it('gives it to one of ten who ask at the same time', async () => {
  const folder = await temporaryFolder();
  const claims = await Promise.all(Array.from({ length: 10 }, () => claimFolder(folder)));
  const won = claims.filter((claim) => typeof claim !== 'number');
  expect(won).toHaveLength(1);
  await won[0]?.release();
});

import { surfaces } from '@works/stone/mixes/surfaces';
import { expect, it } from 'vitest';
import { orderedStones } from '../../../../functions/runtime/ordered-stones.ts';
import { surfaceCards } from '../../../../web/content/surface-cards.ts';
import { surfaceSampleLink, toggleSample } from '../../../../web/tools/surfaces/sample-link.ts';

it('a chosen surface is written as a link writes it, and known as ordered; what is written beside it stays', () => {
  const all = surfaceCards.reduce(toggleSample, '');
  expect(new URL(surfaceSampleLink(surfaceCards), 'https://site.example').searchParams.get('surfaces')).toBe(all);
  expect(orderedStones({ surfaces: all })).toEqual({ stones: surfaces.map(({ number }) => number) });

  const [first, second, ...others] = surfaceCards;
  const remarked = all.replace('\n', ', zweimal\n').concat('\nFassade, Nordseite');
  expect(others.reduce(toggleSample, toggleSample(toggleSample(remarked, first!), second!))).toBe(
    ', zweimal\nFassade, Nordseite',
  );
  expect(toggleSample('Fassade\n', first!)).toBe(`Fassade\n${toggleSample('', first!)}`);
});

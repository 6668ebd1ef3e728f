import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lights } from '../../../../web/pictures/picture-names.ts';
import type { SitePicture } from '../../../../web/pictures/variants.ts';
import { FinishLight } from '../../../../web/tools/surfaces/FinishLight.tsx';

const pictures = lights.map((light): SitePicture => ({
  name: `oberflaeche-test-${light}`,
  width: 1800,
  height: 1200,
  alt: `Kante einer Platte, das Licht kommt ${light}.`,
  caption: 'Bildbreite rund 15\u00a0cm',
  key: '0123456789',
}));
const still = { onTouch() {}, onMove() {}, onEnlarge() {} };
const rendered = (lamp: number, isTouched: boolean, shown = pictures) =>
  renderToString(createElement(FinishLight, { pictures: shown, lamp, isTouched, ...still }));
const images = (html: string) => html.match(/<img [^>]*>/gu) ?? [];

it('shows one light until the lamp is touched, and leads to the others without the script', () => {
  const html = rendered(0, false);
  expect(images(html)).toHaveLength(1);
  expect(html).toContain('aria-valuetext="von links"');
  for (const { name } of pictures) expect(html).toMatch(new RegExp(`href="[^"]*${name}-`, 'u'));
});

it('fades the two lights between which the lamp is, and says so; only one of the layers has words', () => {
  const html = rendered(0.5, true);
  expect([...html.matchAll(/opacity:([\d.]+)/gu)].map(([, value]) => Number(value))).toEqual([0.5, 0]);
  expect(html).toContain('aria-valuetext="zwischen links und oben"');
  expect(images(html).filter((image) => !image.includes('alt=""'))).toHaveLength(1);
  expect([...rendered(2, true).matchAll(/opacity:([\d.]+)/gu)].map(([, value]) => Number(value))).toEqual([1, 1]);
});

it('has nothing to move as long as a light is missing', () => {
  expect(rendered(0, true, pictures.slice(0, 1))).not.toContain('type="range"');
});

/** @module-tag thorough */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { drawStill, type Still } from '../../stones/still.ts';
import { pinned } from './recipes.ts';

const size = { widthMm: 60, heightMm: 40, pxPerMm: 4 };

const digestOf = ({ data }: Still) => createHash('sha256').update(data).digest('hex');

it('a still picture is the same to the byte, on any machine', () => {
  const digests = Object.fromEntries(
    Object.entries(pinned).map(([name, recipe]) => [name, digestOf(drawStill(recipe, size))]),
  );
  expect(digests).toMatchInlineSnapshot(`
      {
        "dense": "eecc34c345fd18863cf04ee0294592c9d89ac13f146a9875f420e78ac2ef4c19",
        "mixed": "cf4e5974ce8ba9a40fda34260f0ed00df686b69544db55d8f93a2cf97dead00f",
        "rounded": "2df8a53818b4a5dae495ca97679e7439fcf4cfb1b2a443335246b4d36297eb25",
      }
    `);
});

import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { surfaces } from '../../mixes/surfaces.ts';
import { textureZip } from '../../textures/texture-zip.ts';

const bytes = (...values: readonly number[]) => Uint8Array.from(values);
const maps = {
  colour: { bytes: bytes(1, 2), extension: 'jpg' },
  normal: { bytes: bytes(3), extension: 'png' },
  roughness: { bytes: bytes(4), extension: 'jpg' },
} as const;
const surface = surfaces.find(({ number }) => number === '21')!;
const zipOf = (card: typeof surface | undefined) =>
  unzipSync(
    textureZip({
      surface: { recipe: surface.recipe, card },
      side: 4096,
      maps,
      terms: 'Frei in Entwürfen.',
      maker: 'Werk AG',
      address: 'https://www.firma.ch/x',
    }),
  );

describe('the textures of a surface', () => {
  it('are three pictures and a text, named by number, mix and finish', () => {
    const zip = zipOf(surface);
    expect(Object.keys(zip)).toEqual([
      'werkstein-21-anthrazit-fein-geschliffen-4096-farbe.jpg',
      'werkstein-21-anthrazit-fein-geschliffen-4096-normal.png',
      'werkstein-21-anthrazit-fein-geschliffen-4096-rauheit.jpg',
      'LIESMICH.txt',
    ]);
    expect(zip['werkstein-21-anthrazit-fein-geschliffen-4096-farbe.jpg']).toEqual(bytes(1, 2));
  });
});

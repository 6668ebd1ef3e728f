import { surfaces } from '@works/stone/mixes/surfaces';
import { describe, expect, it } from 'vitest';

/** In the order of their numbers. */
const stored = `
weiss-fein-geschliffen, weiss-fein-gestrahlt, weiss-grob-poliert, weiss-bunt-poliert, weiss-bunt-geschliffen,
kies-hell-gewaschen, creme-fein-gestrahlt, beige-mittel-geschliffen, beige-mittel-fein-gestockt,
ocker-grob-poliert, rosa-mittel-seidenmatt, rot-grob-poliert, braun-mittel-gestrahlt, grau-fein-geschliffen,
grau-fein-gestrahlt, grau-fein-fein-gestockt, grau-grob-seidenmatt, kies-bunt-gewaschen, kies-bunt-geschliffen,
gruen-grob-seidenmatt, anthrazit-fein-geschliffen, anthrazit-fein-fein-gestockt, anthrazit-mittel-gewaschen,
schwarz-weiss-grob-poliert, kies-bunt-gestrahlt, kies-bunt-fein-gestockt, kies-bunt-seidenmatt,
kies-bunt-poliert
`;

describe('the surfaces of the material library', () => {
  it('have numbers from 1 on without a gap, and each another recipe', () => {
    expect(surfaces.map(({ number }) => Number(number)).toSorted((one, other) => one - other)).toEqual(
      surfaces.map((_, index) => index + 1),
    );
    expect(new Set(surfaces.map(({ code }) => code)).size).toBe(surfaces.length);
    expect(new Set(surfaces.map(({ name, recipe }) => `${name} ${recipe.finish}`)).size).toBe(surfaces.length);
  });

  it('keep the numbers and addresses that orders, samples and links bear: a new one comes after these', () => {
    const byNumber = surfaces.toSorted((one, other) => Number(one.number) - Number(other.number));
    const ordered = stored.trim().split(/,\s/u);
    expect(byNumber.slice(0, ordered.length).map(({ id }) => id)).toEqual(ordered);
  });
});

import { surfaces } from '@works/stone/mixes/surfaces';
import { describe, expect, it } from 'vitest';

const of = <Key extends string>(keyOf: (surface: (typeof surfaces)[number]) => Key) => Map.groupBy(surfaces, keyOf);

/** In the order of their numbers. */
const stored = `
Weiss fein geschliffen, Weiss fein gestrahlt, Weiss grob poliert, Weiss bunt poliert, Weiss bunt geschliffen,
Kies hell gewaschen, Creme fein gestrahlt, Beige mittel geschliffen, Beige mittel fein-gestockt,
Ocker grob poliert, Rosa mittel seidenmatt, Rot grob poliert, Braun mittel gestrahlt, Grau fein geschliffen,
Grau fein gestrahlt, Grau fein fein-gestockt, Grau grob seidenmatt, Kies bunt gewaschen, Kies bunt geschliffen,
Grün grob seidenmatt, Anthrazit fein geschliffen, Anthrazit fein fein-gestockt, Anthrazit mittel gewaschen,
Schwarz-Weiss grob poliert, Kies bunt gestrahlt, Kies bunt fein-gestockt, Kies bunt seidenmatt,
Kies bunt poliert
`;

describe('the surfaces of the material library', () => {
  it('have numbers from 1 on without a gap, and each another recipe', () => {
    expect(surfaces.map(({ number }) => Number(number)).toSorted((one, other) => one - other)).toEqual(
      surfaces.map((_, index) => index + 1),
    );
    expect(new Set(surfaces.map(({ code }) => code)).size).toBe(surfaces.length);
    expect(new Set(surfaces.map(({ name, recipe }) => `${name} ${recipe.finish}`)).size).toBe(surfaces.length);
  });

  it('keep the numbers that orders and samples bear: a new one comes after these', () => {
    const byNumber = surfaces.toSorted((one, other) => Number(one.number) - Number(other.number));
    const ordered = stored.trim().split(/,\s/u);
    expect(byNumber.slice(0, ordered.length).map(({ name, recipe }) => `${name} ${recipe.finish}`)).toEqual(ordered);
  });

  it('of one name are one mix in several finishes, stone by stone', () => {
    const mixes = [...of(({ name }) => name).values()];
    for (const [first, ...others] of mixes) {
      for (const { recipe } of others) expect({ ...recipe, finish: first?.recipe.finish }).toEqual(first?.recipe);
    }
    expect(mixes.filter(({ length }) => length > 1).length).toBeGreaterThanOrEqual(4);
  });
});

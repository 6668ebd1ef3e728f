import { finishNames } from '@works/stone/codes/finishes';
import { bands } from '@works/stone/codes/materials';
import { places } from '@works/stone/facts/uses';
import { colourGroups, type SurfaceCard } from '@works/stone/mixes/surface-card';
import { surfaceQuery } from '../../content/deep-links.ts';
import type { SurfaceFilter } from '../../content/material-library.ts';
import { surfaceCards } from '../../content/surface-cards.ts';
import { usesOf } from '../../content/uses.ts';

/** The state of the material library in its address. */
export interface LibraryState {
  readonly filter: SurfaceFilter;
  /** The surface that is shown from close by. */
  readonly open: SurfaceCard | undefined;
  /** Those side by side, two or three; empty otherwise. */
  readonly compared: readonly SurfaceCard[];
  /** Parameters of an old or wrong address whose value is not there. */
  readonly unknown: readonly (keyof typeof surfaceQuery)[];
}

export const MOST_COMPARED = 3;
/** Between ids in the address: a sign that needs no escape and no id has. */
const BETWEEN = '.';

/** The surfaces that a filter leaves, in their order. */
export const findSurfaces = ({ place, colour, grain, finish }: SurfaceFilter): readonly SurfaceCard[] =>
  surfaceCards.filter(
    (surface) =>
      (!place || usesOf(surface.finish).some((use) => use.place === place)) &&
      (!colour || surface.colour === colour) &&
      (!grain || surface.grain === grain) &&
      (!finish || surface.finish === finish),
  );

/** What a query asks the library to show. */
export function readState(query: string): LibraryState {
  const parameters = new URLSearchParams(query);
  const named = (name: string) => parameters.get(name) ?? '';
  const compared = [...new Set(named(surfaceQuery.compared).split(BETWEEN))]
    .flatMap((id) => surfaceOf(id) ?? [])
    .slice(0, MOST_COMPARED);
  const filter = {
    place: keyOf(places, named(surfaceQuery.place)),
    colour: keyOf(colourGroups, named(surfaceQuery.colour)),
    grain: keyOf(bands, named(surfaceQuery.grain)),
    finish: keyOf(finishNames, named(surfaceQuery.finish)),
  };
  const open = surfaceOf(named(surfaceQuery.open));
  const isKnown = { ...filter, open, compared: named(surfaceQuery.compared).split(BETWEEN).every(surfaceOf) };
  return {
    filter,
    open,
    compared: compared.length > 1 ? compared : [],
    unknown: (Object.keys(isKnown) as (keyof typeof isKnown)[]).filter(
      (name) => named(surfaceQuery[name]) && !isKnown[name],
    ),
  };
}

/** The query with the library's parameters replaced; those of other parts of the page stay. */
export function queryOf(query: string, { filter, open, compared }: Omit<LibraryState, 'unknown'>): string {
  const parameters = new URLSearchParams(query);
  const wanted: Readonly<Partial<Record<keyof typeof surfaceQuery, string>>> = {
    place: undefined,
    colour: undefined,
    grain: undefined,
    finish: undefined,
    ...filter,
    open: open?.id,
    compared: compared.map(({ id }) => id).join(BETWEEN),
  };
  for (const [name, value] of Object.entries(wanted)) {
    const parameter = surfaceQuery[name as keyof typeof surfaceQuery];
    if (value) parameters.set(parameter, value);
    else parameters.delete(parameter);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

const surfaceOf = (id: string): SurfaceCard | undefined => surfaceCards.find((surface) => surface.id === id);

const keyOf = <Key extends string>(of: Readonly<Record<Key, unknown>>, key: string): Key | undefined =>
  Object.hasOwn(of, key) ? (key as Key) : undefined;

import { finishNames } from '@works/stone/codes/finishes';
import { bands } from '@works/stone/codes/materials';
import { parseRecipeCode } from '@works/stone/codes/recipe-code';
import { surfaceName, type SurfaceCard } from '@works/stone/mixes/surface-card';
import { aggregateWords, binderWords, unbrokenRanges } from '@works/stone/stones/words';
import type { ReactNode } from 'react';
import hidden from '../../components/hidden.module.css';
import { finishes } from '../../content/finishes.ts';
import { materialLibrary as words } from '../../content/material-library.ts';
import { usesOf } from '../../content/uses.ts';
import styles from './SurfaceFacts.module.css';

const wordsOf = (surface: SurfaceCard) => finishes.find(({ id }) => id === surface.finish);

/** Each fact of a surface, by its name. */
const FACTS: readonly { readonly name: string; readonly of: (surface: SurfaceCard) => ReactNode }[] = [
  { name: words.number, of: ({ number, code }) => `${number}, ${code}` },
  { name: words.finish, of: ({ finish }) => finishNames[finish] },
  { name: words.grain, of: ({ grain }) => bands[grain].name },
  {
    name: words.uses,
    of: ({ finish }) =>
      usesOf(finish)
        .map(({ name }) => name)
        .join('; '),
  },
  { name: words.slip, of: (surface) => wordsOf(surface)?.slip },
  { name: words.care, of: (surface) => wordsOf(surface)?.care },
  { name: words.aggregates, of: ({ code }) => aggregatesOf(code) },
  { name: words.binder, of: ({ code }) => binderOf(code) },
];

function aggregatesOf(code: string): string {
  const recipe = parseRecipeCode(code);
  return recipe ? unbrokenRanges([...aggregateWords(recipe), words.rest].join('; ')) : '';
}

function binderOf(code: string): string {
  const recipe = parseRecipeCode(code);
  return recipe ? unbrokenRanges(binderWords(recipe)) : '';
}

/** What is known of the compared surfaces, a column for each. */
export function SurfaceFacts({ surfaces }: { readonly surfaces: readonly SurfaceCard[] }) {
  return (
    <table className={styles.facts}>
      <caption className={hidden.fromView}>{words.facts}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={hidden.fromView}>{words.fact}</span>
          </th>
          {surfaces.map((surface) => (
            <th key={surface.id} scope="col">
              {surfaceName(surface)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FACTS.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {surfaces.map((surface) => (
              <td key={surface.id}>{of(surface)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

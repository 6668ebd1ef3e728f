import { finishNames } from '../codes/finishes.ts';
import { bands, binders, formats, patterns, pigments, stones } from '../codes/materials.ts';
import { normalizeRecipe, type Aggregate, type Recipe } from '../codes/recipe.ts';
import { inList } from '../language.ts';
import { hexOf, lightOf, mixed } from './colour.ts';

/** A recipe as lines of text: binder, grain, surface, format. */
export function recipeWords(recipe: Recipe): string[] {
  const { finish, format, pattern, jointMm } = recipe;
  return [
    `Bindemittel: ${binderWords(recipe)}`,
    `Körnung: ${aggregateWords(recipe).join('; ')}`,
    `Oberfläche: ${finishNames[finish]}`,
    `Format: ${formats[format].name}, ${patterns[pattern].name}, Fuge ${jointMm} mm`,
  ];
}

/** A recipe in one sentence of at most 140 characters: the finish, the stones by their share, the cement. */
export const recipeSummary = (recipe: Recipe): string =>
  `Werkstein ${finishNames[recipe.finish]}, ${formats[recipe.format].name}: ${mixSummary(recipe)}.`;

/** The stones by their share, and the cement: what a recipe says where a plan decides the format. */
export function mixSummary(recipe: Recipe): string {
  const { binder, pigment } = recipe;
  const names = [...new Set(normalizeRecipe(recipe).aggregates.map(({ stone }) => stones[stone].name))];
  const cement = pigment === 'ohne' ? binders[binder].name : `${binders[binder].name} mit ${pigments[pigment].name}`;
  const [first = '', ...others] = names;
  const grain = others.length > 2 ? `${first} und ${others.length} weitere Gesteine` : inList(names);
  return `${grain} in ${cement}`;
}

// Absorption of 1 % of pigment in cement, against the pigment alone: 5 % of black on white cement comes out as a dark grey. Grey cement
// scatters less, and its own dark minerals take part of what the pigment could do.
const STRENGTH = { weiss: 0.045, grau: 0.04 } as const;

/** The sRGB colour of the hardened, ground binder: cement and pigment. */
export function binderColour({ binder, pigment, dose }: Pick<Recipe, 'binder' | 'pigment' | 'dose'>): string {
  const cement = lightOf(binders[binder].colour);
  return hexOf(mixed(cement, lightOf(pigments[pigment].colour), dose * STRENGTH[binder]));
}

/** The cement with its pigment. */
export const binderWords = ({ binder, pigment, dose }: Recipe) =>
  pigment === 'ohne'
    ? `${binders[binder].name}, ${pigments.ohne.name}`
    : `${binders[binder].name}, ${pigments[pigment].name} ${percent(dose)}`;

/** The aggregates, the largest share first, each with its share of the ground face. */
export const aggregateWords = (recipe: Recipe): string[] => normalizeRecipe(recipe).aggregates.map(oneAggregate);

const oneAggregate = ({ stone, band, share }: Aggregate) =>
  `${percent(share)} ${stones[stone].name} ${bands[band].name}`;

/** Ranges and shares of a line kept from breaking. */
export const unbrokenRanges = (line: string): string =>
  line.replaceAll('–', '\u2060–\u2060').replaceAll(' %', '\u00a0%').replaceAll(' mm', '\u00a0mm');

const percent = (value: number) => `${value} %`;

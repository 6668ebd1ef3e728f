import { readdirSync } from 'node:fs';
import type { Draw } from '../drafting/drawing.ts';
import type { Plan } from '../plans/define-plan.ts';
import type { Silences } from '../plans/silences.ts';
import { loadPlan, type LoadedPlan } from './load-plan.ts';
import type { ProductId } from './product-file.ts';

interface LoadedProduct extends LoadedPlan {
  readonly silences: Silences;
}

/** Every folder beside this file. */
const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

const loaded = await Promise.all(
  folders.map(async ({ name: folder }) => {
    const product = folder.replaceAll(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase()) as ProductId;
    const { silences } = (await import(`./${folder}/silences.ts`)) as Pick<LoadedProduct, 'silences'>;
    return [product, { ...(await loadPlan(product)), silences }] as const;
  }),
);
loaded.sort(([, { plan: one }], [, { plan: other }]) => one.number - other.number);

const ofEach = <Value>(read: (product: LoadedProduct) => Value) =>
  Object.fromEntries(loaded.map(([product, content]) => [product, read(content)])) as Readonly<
    Record<ProductId, Value>
  >;

export const productIds: readonly ProductId[] = loaded.map(([product]) => product);

/** What can be planned of each product. */
export const plans: Readonly<Record<ProductId, Plan>> = ofEach(({ plan }) => plan);

/** What draws the section of each product. */
export const sections: Readonly<Record<ProductId, Draw>> = ofEach(({ draw }) => draw);

/** What none of the rules of each product answers. */
export const silences: Readonly<Record<ProductId, Silences>> = ofEach((product) => product.silences);

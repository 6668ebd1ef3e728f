import { expect, it } from 'vitest';
import type { FinishId } from '../../codes/finishes.ts';
import type { ProductId } from '../../codes/product-id.ts';
import type { Recipe } from '../../codes/recipe.ts';
import { checkPlan } from '../../plans/check-plan.ts';
import { checksOf, checkText } from '../../plans/checks.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { quantitiesOf } from '../../plans/quantities.ts';
import { plans } from '../../products/all-products.ts';
import { GLUED } from '../../products/wall-cladding/plan.ts';
import { pinned } from '../stones/recipes.ts';

/** A plan that an engineer would not accept as it is, and the answer that it gets. */
type Provocation = readonly [
  what: string,
  product: ProductId,
  changed: Values,
  answer: RegExp,
  surface?: (Partial<Pick<Recipe, 'finish'>> & { readonly band?: 'fein' | 'mittel' | 'grob' }) | undefined,
];

const grob = { band: 'grob' } as const;
const worked = (finish: FinishId) => ({ finish });

const provocations: readonly Provocation[] = [
  ['R9 outdoors', 'outdoorPaving', { slip: 0, finish: 1 }, /R9, gestrahlt; für R9 liegt kein Prüfergebnis vor/u],
  [
    'R13, ground',
    'outdoorPaving',
    { slip: 4, finish: 4 },
    /Bearbeitung: geschliffen ist für begangene Flächen im Freien nicht vorgesehen/u,
  ],
  [
    'a floor of 144 m²',
    'flooring',
    { fieldLength: 12000, fieldWidth: 12000 },
    /Bewegungsfugen: 12 m × 12 m, 144 m², keine gezeichnet/u,
  ],
  ['600 × 600 on 2 mm', 'flooring', { bed: 2 }, /Kleberbett: 2 mm unter Platten von 600 × 600 mm/u],
  ['a façade 20 m high', 'facades', { fieldHeight: 20000 }, /Brandschutz: Wand 20 m hoch/u],
  [
    '18 steps in a flight',
    'indoorStairs',
    { steps: 18 },
    /Steigungen im Lauf: 18 Steigungen ohne Zwischenpodest.*SIA 500/u,
  ],
  ['a nosing of 40 mm', 'indoorStairs', { nosing: 40 }, /Unterschneidung: 40 mm vor senkrechter Setzstufe.*SIA 500/u],
  [
    '192 kg/m² glued',
    'wallCladding',
    { fixing: GLUED, thickness: 80, length: 500, height: 500 },
    /geklebt, 192 kg\/m², Platte 48 kg.*nachweisen; zu klären/u,
  ],
  [
    'a bench that tips',
    'smallArchitecture',
    { width: 600, length: 600, thickness: 110 },
    /Kippen: ohne Dorn kippt die Bank mit \d+(?:\.\d)? kg auf der Vorderkante/u,
  ],
  [
    'grain of 16 mm in a sill of 30 mm',
    'windowSills',
    { thickness: 30 },
    /Korn: bis 16 mm, verlangt 48 mm.*über der Tropfkante 20\.7 mm/u,
    grob,
  ],
  [
    'pieces of less than a third',
    'wallCladding',
    { length: 500, height: 400, fieldLength: 1550 },
    /Zuschnitt: .*schmalstes 136 von 500 mm, verlangt 167 mm.*nicht eingehalten/u,
  ],
  [
    'vehicles on grit',
    'outdoorPaving',
    { load: 1 },
    /Bettung: Splittbett 35 mm, für befahrene Flächen ist das Mörtelbett/u,
  ],
  [
    'vehicles on thin slabs',
    'outdoorPaving',
    { load: 1, thickness: 50 },
    /Verkehrslast: befahren, Platten 600 × 400 × 50 mm.*zu klären/u,
  ],
  ['900 × 900 of 40 mm', 'outdoorPaving', { length: 900, width: 900, thickness: 40 }, /mit 40 mm zu dünn/u],
  ['1200 × 1200 of 20 mm', 'flooring', { length: 1200, width: 1200, thickness: 20 }, /mit 20 mm zu dünn/u],
  ['glued 4 m high', 'wallCladding', { fixing: GLUED, fieldHeight: 4000 }, /4 m hoch\. Geklebt wird bis 2 m/u],
  ['184 kg glued', 'wallCladding', { fixing: GLUED, length: 1200, height: 800, thickness: 80 }, /wiegt 184\.3 kg/u],
  ['40 mm on anchors', 'wallCladding', { thickness: 40 }, /hat der Ankerdorn nicht ringsum genügend Beton/u],
  ['a sill of 3 m and 30 mm', 'windowSills', { length: 3000, thickness: 30 }, /mit 3 cm zu dünn/u],
  ['a drip edge at the wall', 'windowSills', { overhang: 30, drip: 15 }, /Tropfkante endet 0 mm vor der Fassade/u],
  ['a step of 2.5 m and 6 cm', 'outdoorStairs', { length: 2500, thickness: 60 }, /bricht leicht beim Versetzen/u],
  ['a slender panel', 'exposedConcrete', { length: 6000, height: 3500, thickness: 120 }, /mit 120 mm zu dünn/u],
  ['a seat that reaches far', 'smallArchitecture', { width: 600, thickness: 80 }, /kragt 215 mm aus/u],
  ['a façade element too thin', 'facades', { length: 3000, height: 1500, thickness: 60 }, /mit 60 mm zu dünn/u],
  [
    'an element of 1080 kg by hand',
    'facades',
    { length: 3000, height: 1500, thickness: 100 },
    /Heben: .*Hebezeug einplanen; zu klären/u,
  ],
  [
    'thickness beyond the data',
    'outdoorPaving',
    { thickness: 30 },
    /Dicke 30 mm ist nicht möglich\. Zulässig: 40–80 mm/u,
  ],
  [
    'a washed floor',
    'flooring',
    {},
    /gewaschen ist für trockene Böden im Innern nicht vorgesehen/u,
    worked('gewaschen'),
  ],
  [
    'vehicles on a mortar bed',
    'outdoorPaving',
    { load: 1, bedding: 2 },
    /Bettung: Mörtelbett 40 mm, befahren nur mit gebundenem Oberbau/u,
  ],
  [
    'a terrace on a roof',
    'outdoorPaving',
    { thickness: 80 },
    /Flächengewicht: 192 kg\/m², auf Decken und Dächern nachzuweisen/u,
  ],
  [
    'a sill of 3 m on insulation',
    'windowSills',
    { length: 3000, width: 400, thickness: 60 },
    /Auflager: .*400 mm vor der tragenden Wand, über der Dämmung/u,
  ],
  ['a sill without upstands', 'windowSills', {}, /Seitlicher Anschluss: ohne Aufbordung gezeichnet und gewogen/u],
  ['steps and salt', 'outdoorStairs', {}, /Tausalz: Tausalz vor der Fertigung nennen/u],
  [
    'anchors of a façade 20 m high',
    'facades',
    { fieldHeight: 20000 },
    /4 Anker für ein Element von 311 kg, Wand 20 m hoch/u,
  ],
  ['slabs that hang over the ground', 'wallCladding', {}, /Fusspunkt: unterste Reihe an Ankern gezeichnet/u],
  [
    'a panel of 8 t',
    'exposedConcrete',
    { length: 6000, height: 3500 },
    /Transport: Element 6 m × 3\.5 m, 8\d{3}(?:\.\d)? kg/u,
  ],
  [
    'a bench on soft ground',
    'smallArchitecture',
    { length: 3000, count: 100 },
    /Fundation: 791 kg nach Baugrund bemessen/u,
  ],
  ['a value off its step', 'outdoorStairs', { bearing: 52 }, /Auflage der nächsten Stufe 52 mm ist nicht möglich/u],
];

/** What the planner answers: findings, or all that is to be clarified. */
function answersOf([, product, changed, , surface]: Provocation): readonly string[] {
  const plan = plans[product];
  const values = { ...initialValues(plan), ...changed };
  const findings = checkPlan(plan, values).map(({ text }) => text);
  if (findings.length > 0) return findings;
  const { band = 'fein', finish = 'gestrahlt' } = surface ?? {};
  const recipe: Recipe = { ...pinned.dense, finish, aggregates: [{ stone: 'marmorWeiss', band, share: 40 }] };
  return checksOf(plan, values, quantitiesOf(plan, values), surface && recipe)
    .filter(({ state }) => state !== 'met')
    .map((check) => checkText(check).replaceAll('\u00a0', ' '));
}

it.each(provocations.map((provocation) => ({ what: provocation[0], provocation })))('$what', ({ provocation }) => {
  const answers = answersOf(provocation).map((text) => text.replaceAll('\u00a0', ' '));
  expect(answers).toContainEqual(expect.stringMatching(provocation[3]));
});

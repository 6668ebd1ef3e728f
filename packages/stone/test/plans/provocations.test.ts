import { expect, it } from 'vitest';
import { checkPlan } from '../../plans/check-plan.ts';
import { checksOf, checkText } from '../../plans/checks.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { quantitiesOf } from '../../plans/quantities.ts';
import { plans } from '../../products/all-products.ts';
import type { ProductId } from '../../products/product-file.ts';
import { GLUED } from '../../products/wall-cladding/plan.ts';

/** A plan that an engineer would not accept as it is, and the answer that it gets. */
type Provocation = readonly [what: string, product: ProductId, changed: Values, answer: RegExp];

const provocations: readonly Provocation[] = [
  [
    'R13, ground',
    'outdoorPaving',
    { slip: 4, finish: 4 },
    /Bearbeitung: geschliffen ist für begangene Flächen im Freien nicht vorgesehen/u,
  ],
  ['a façade 20 m high', 'facades', { fieldHeight: 20000 }, /Brandschutz: Wand 20 m hoch/u],
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
    'vehicles on grit',
    'outdoorPaving',
    { load: 1 },
    /Bettung: Splittbett 35 mm, für befahrene Flächen ist das Mörtelbett/u,
  ],
  ['900 × 900 of 40 mm', 'outdoorPaving', { length: 900, width: 900, thickness: 40 }, /mit 40 mm zu dünn/u],
  ['glued 4 m high', 'wallCladding', { fixing: GLUED, fieldHeight: 4000 }, /4 m hoch\. Geklebt wird bis 2 m/u],
  ['40 mm on anchors', 'wallCladding', { thickness: 40 }, /hat der Ankerdorn nicht ringsum genügend Beton/u],
  ['a sill of 3 m and 30 mm', 'windowSills', { length: 3000, thickness: 30 }, /mit 3 cm zu dünn/u],
  ['a drip edge at the wall', 'windowSills', { overhang: 30, drip: 15 }, /Tropfkante endet 0 mm vor der Fassade/u],
  ['a step of 2.5 m and 6 cm', 'outdoorStairs', { length: 2500, thickness: 60 }, /bricht leicht beim Versetzen/u],
  ['a seat that reaches far', 'smallArchitecture', { width: 600, thickness: 80 }, /kragt 215 mm aus/u],
  [
    'thickness beyond the data',
    'outdoorPaving',
    { thickness: 30 },
    /Dicke 30 mm ist nicht möglich\. Zulässig: 40–80 mm/u,
  ],
  [
    'a terrace on a roof',
    'outdoorPaving',
    { thickness: 80 },
    /Flächengewicht: 192 kg\/m², auf Decken und Dächern nachzuweisen/u,
  ],
  ['steps and salt', 'outdoorStairs', {}, /Tausalz: Tausalz vor der Fertigung nennen/u],
  ['a value off its step', 'outdoorStairs', { bearing: 52 }, /Auflage der nächsten Stufe 52 mm ist nicht möglich/u],
];

/** What the planner answers: findings, or all that is to be clarified. */
function answersOf([, product, changed]: Provocation): readonly string[] {
  const plan = plans[product];
  const values = { ...initialValues(plan), ...changed };
  const findings = checkPlan(plan, values).map(({ text }) => text);
  if (findings.length > 0) return findings;
  return checksOf(plan, values, quantitiesOf(plan, values))
    .filter(({ state }) => state !== 'met')
    .map((check) => checkText(check).replaceAll('\u00a0', ' '));
}

it.each(provocations.map((provocation) => ({ what: provocation[0], provocation })))('$what', ({ provocation }) => {
  const answers = answersOf(provocation).map((text) => text.replaceAll('\u00a0', ' '));
  expect(answers).toContainEqual(expect.stringMatching(provocation[3]));
});

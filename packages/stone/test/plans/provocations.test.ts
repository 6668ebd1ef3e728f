import { describe, expect, it } from 'vitest';
import type { FinishId } from '../../codes/materials.ts';
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

/** Those of a review by hand: the first twelve had no answer or a false one. */
const reviewed: readonly Provocation[] = [
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
  ['a wall of 20 m', 'wallCladding', { fieldLength: 20000 }, /Bewegungsfugen: 20 m × 2 m/u],
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
  ['a step too short', 'outdoorStairs', { width: 300, rise: 150 }, /werden zu kurz/u],
  ['a step too long', 'indoorStairs', { width: 350, rise: 180 }, /werden zu lang/u],
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
    'grain of 16 mm in a floor of 20 mm',
    'flooring',
    { length: 300, width: 300, thickness: 20 },
    /Korn: .*Platte 20 mm, aus dem Block gesägt; nicht eingehalten/u,
    grob,
  ],
  [
    'thickness beyond the data',
    'outdoorPaving',
    { thickness: 30 },
    /Dicke 30 mm ist nicht möglich\. Zulässig: 40–80 mm/u,
  ],
];

const own: readonly Provocation[] = [
  ['R10 outdoors', 'outdoorPaving', { slip: 1 }, /für R10 liegt kein Prüfergebnis vor, nur für R11 bis R13/u],
  [
    'polished steps outdoors',
    'outdoorStairs',
    {},
    /poliert ist für Stufen im Freien nicht vorgesehen/u,
    worked('poliert'),
  ],
  [
    'silk matt paving',
    'outdoorPaving',
    {},
    /seidenmatt ist für begangene Flächen im Freien nicht vorgesehen/u,
    worked('seidenmatt'),
  ],
  [
    'polished steps inside',
    'indoorStairs',
    {},
    /poliert ist für Stufen im Innern nicht vorgesehen/u,
    worked('poliert'),
  ],
  [
    'a silk matt sill outdoors',
    'windowSills',
    {},
    /seidenmatt ist für äussere Fensterbänke nicht vorgesehen/u,
    worked('seidenmatt'),
  ],
  [
    'a washed floor',
    'flooring',
    {},
    /gewaschen ist für trockene Böden im Innern nicht vorgesehen/u,
    worked('gewaschen'),
  ],
  [
    'a ground wall at the street',
    'wallCladding',
    {},
    /geschliffen ist für Mauern und Sockel im Freien nicht vorgesehen/u,
    worked('geschliffen'),
  ],
  [
    'ground where vehicles drive',
    'outdoorPaving',
    { load: 1, finish: 4 },
    /geschliffen ist für befahrene Flächen nicht vorgesehen/u,
  ],
  [
    'vehicles on drainage mortar',
    'outdoorPaving',
    { load: 1, bedding: 1 },
    /Bettung: Drainmörtel 25 mm, für befahrene Flächen ist das Mörtelbett/u,
  ],
  [
    'vehicles on a mortar bed',
    'outdoorPaving',
    { load: 1, bedding: 2 },
    /Bettung: Mörtelbett 40 mm, befahren nur mit gebundenem Oberbau/u,
  ],
  [
    '12 × 12 m in mortar',
    'outdoorPaving',
    { bedding: 2, fieldLength: 12000, fieldWidth: 12000 },
    /Bewegungsfugen: 12 m × 12 m, 144 m²/u,
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
  [
    'grain of 8 mm in the lip of a sill',
    'windowSills',
    { thickness: 60 },
    /Korn: bis 8 mm.*Steg vor der Tropfkante 15 mm/u,
    { band: 'mittel' },
  ],
  ['grain of 16 mm in risers', 'indoorStairs', { thickness: 80 }, /Korn: .*Setzstufe 25 mm/u, grob],
  ['grain of 16 mm in the lip of a bench', 'smallArchitecture', {}, /Korn: .*Steg vor der Tropfkante/u, grob],
  [
    'grain of 16 mm in slabs of 40 mm on a wall',
    'wallCladding',
    { fixing: GLUED, thickness: 40 },
    /Korn: .*Platte 40 mm/u,
    grob,
  ],
  ['steps and salt', 'outdoorStairs', {}, /Tausalz: Tausalz vor der Fertigung nennen/u],
  ['two steps without a rail', 'outdoorStairs', { steps: 2 }, /Handlauf und Geländer: 2 Steigungen, 0\.34 m/u],
  ['18 steps outdoors', 'outdoorStairs', { steps: 18 }, /Steigungen im Lauf: 18 Steigungen ohne Zwischenpodest/u],
  [
    'half of a floor cut',
    'flooring',
    { pattern: 1, fieldLength: 1000, fieldWidth: 1000 },
    /Zuschnitt: 5 von 5 Stück zugeschnitten/u,
  ],
  [
    'a stagger that leaves slivers',
    'outdoorPaving',
    { pattern: 2, fieldLength: 1000 },
    /Zuschnitt: .*nicht eingehalten/u,
  ],
  [
    'a façade of 40 × 20 m',
    'facades',
    { fieldLength: 40000, fieldHeight: 20000 },
    /Bewegungsfugen: 40 m × 20 m, 800 m²/u,
  ],
  [
    'anchors of a façade 20 m high',
    'facades',
    { fieldHeight: 20000 },
    /4 Anker für ein Element von 311 kg, Wand 20 m hoch/u,
  ],
  ['slabs that hang over the ground', 'wallCladding', {}, /Fusspunkt: unterste Reihe an Ankern gezeichnet/u],
  [
    'glued slabs and their foot',
    'wallCladding',
    { fixing: GLUED, length: 400, thickness: 40 },
    /Fusspunkt: unterste Reihe auf Auflagerwinkel/u,
  ],
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

describe.each([
  ['that a review made', reviewed],
  ['of this table', own],
])('the thirty provocations %s', (_, provocations) => {
  it('are thirty', () => {
    expect(new Set(provocations.map(([what]) => what)).size).toBe(30);
  });

  it.each(provocations.map((provocation) => ({ what: provocation[0], provocation })))('$what', ({ provocation }) => {
    const answers = answersOf(provocation).map((text) => text.replaceAll('\u00a0', ' '));
    expect(answers).toContainEqual(expect.stringMatching(provocation[3]));
  });
});

import { expect, it } from 'vitest';
import { checkPlan } from '../../plans/check-plan.ts';
import { checksOf, checkText } from '../../plans/checks.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { quantitiesOf } from '../../plans/quantities.ts';
import { plans } from '../../products/all-products.ts';
import type { ProductId } from '../../products/product-file.ts';

/** Plans that an engineer would not accept as they are: what, page, values that are not the initial ones, and what the answer says. */
const table = String.raw`
R13, ground | outdoorPaving | slip 4, finish 4 | Bearbeitung: geschliffen ist für begangene Flächen im Freien nicht vorgesehen
a façade 20 m high | facades | fieldHeight 20000 | Brandschutz: Wand 20 m hoch
192 kg/m² glued | wallCladding | fixing 1, thickness 80, length 500, height 500 | geklebt, 192 kg\/m², Platte 48 kg.*nachweisen; zu klären
a bench that tips | smallArchitecture | width 600, length 600, thickness 110 | Kippen: ohne Dorn kippt die Bank mit \d+(?:\.\d)? kg auf der Vorderkante
vehicles on grit | outdoorPaving | load 1 | Bettung: Splittbett 35 mm, für befahrene Flächen ist das Mörtelbett
900 × 900 of 40 mm | outdoorPaving | length 900, width 900, thickness 40 | mit 40 mm zu dünn
glued 4 m high | wallCladding | fixing 1, fieldHeight 4000 | 4 m hoch\. Geklebt wird bis 2 m
40 mm on anchors | wallCladding | thickness 40 | hat der Ankerdorn nicht ringsum genügend Beton
a sill of 3 m and 30 mm | windowSills | length 3000, thickness 30 | mit 3 cm zu dünn
a drip edge at the wall | windowSills | overhang 30, drip 15 | Tropfkante endet 0 mm vor der Fassade
a step of 2.5 m and 6 cm | outdoorStairs | length 2500, thickness 60 | bricht leicht beim Versetzen
a seat that reaches far | smallArchitecture | width 600, thickness 80 | kragt 215 mm aus
thickness beyond the data | outdoorPaving | thickness 30 | Dicke 30 mm ist nicht möglich\. Zulässig: 40–80 mm
a terrace on a roof | outdoorPaving | thickness 80 | Flächengewicht: 192 kg\/m², auf Decken und Dächern nachzuweisen
steps and salt | outdoorStairs | | Tausalz: Tausalz vor der Fertigung nennen
a value off its step | outdoorStairs | bearing 52 | Auflage der nächsten Stufe 52 mm ist nicht möglich`;

const provocations = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each(provocations)('%s', (_what, product, changed = '', answer = '') => {
  const plan = plans[product as ProductId];
  const values: Values = {
    ...initialValues(plan),
    ...Object.fromEntries(Array.from(changed.matchAll(/(\w+) (\d+)/gu), ([, name, value]) => [name, Number(value)])),
  };
  // Findings, or all that is to be clarified.
  const findings = checkPlan(plan, values).map(({ text }) => text);
  const open = checksOf(plan, values, quantitiesOf(plan, values)).filter(({ state }) => state !== 'met');
  const answers = (findings.length > 0 ? findings : open.map(checkText)).map((text) => text.replaceAll('\u00a0', ' '));
  expect(answers).toContainEqual(expect.stringMatching(new RegExp(answer, 'u')));
});

import { describe, expect, it } from 'vitest';
import { pictures } from '../../web/content/pictures.ts';
import { isShippedExample } from '../fixtures/shipped-example.ts';

/** Words for the part of a picture's name that says what is seen. */
const SEEN: Readonly<Record<string, RegExp>> = {
  aussenbelaege: /Platten/u,
  bodenbelaege: /Boden|Terrazzo/u,
  fassaden: /Fassade/u,
  aussentreppen: /Winkelstufen/u,
  innentreppen: /Treppe mit|Trittstufe/u,
  mauerverkleidungen: /Stützmauer|Halteanker/u,
  kleinarchitektur: /Bank/u,
  fensterbaenke: /Fensterbank/u,
  sichtbeton: /Sichtbeton/u,
  freitreppe: /Freitreppe|Stufen|Blockstufen/u,
  fassade: /Pfeiler|Elemente/u,
  terrazzoboden: /Terrazzo/u,
  tropfnase: /Tropfkante/u,
  vorderkante: /Vorderkante|Kante und Stirn/u,
  sitzkante: /Kante/u,
  anker: /Halteanker/u,
  ankerloch: /Ankerloch/u,
  gefaelle: /geneigt/u,
  fuge: /[Ff]uge/u,
  ansicht: /streift/u,
  material: /Korn/u,
  trocken: /mattes/u,
  nass: /nass/u,
  streiflicht: /tiefen Lampe/u,
  oel: /Ölfleck/u,
  rost: /rostbraun/u,
  kalk: /Kalkschleier/u,
  moos: /Moos/u,
  wein: /Rotwein/u,
  farbe: /Wandfarbe/u,
  laub: /blättern/u,
  ganzes: /Treppe aus/u,
  nah: /daneben liegt ein Massstab/u,
  ohne: /weder Grösse/u,
  verwackelt: /verwackelt/u,
  schalung: /Schalung|Bretter/u,
  zement: /Weisszement/u,
  korn: /Gebrochenes Korn/u,
  einbringen: /Frische/u,
  ausschalen: /roh aus der Schalung/u,
  schleifen: /Hälfte geschliffen/u,
  kante: /Fase/u,
  muster: /Handmuster/u,
  links: /von links/u,
  geschliffen: /geschliffen/u,
  gestrahlt: /gestrahlt/u,
  gestockt: /gestockt/u,
  seidenmatt: /seidenmatt/u,
  gewaschen: /gewaschen/u,
  poliert: /poliert/u,
  oben: /Licht von oben/u,
  rechts: /von rechts/u,
  hero: /Blockstufen/u,
  terrazzo: /Terrazzoplatten/u,
  vertrieb: /Umriss der Schweiz/u,
};

// An owner's photographs have names and texts of their own.
describe.runIf(isShippedExample)('the text of a picture says what its name says', () => {
  it.each(pictures)('$name', ({ name, alt }) => {
    for (const part of name.split('-')) expect(alt, part).toMatch(SEEN[part] ?? /./u);
  });
});

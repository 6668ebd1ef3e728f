import type { ProductId } from '../codes/product-id.ts';
import { reasonNotOf, type TopicId } from './topics.ts';

/** How a topic is decided that has no rule: in the words of another rule, by the drawing, in the technical data, or not by the planner, and why. */
type Silence =
  | { readonly said: string }
  | { readonly drawn: string }
  | { readonly data: string }
  | { readonly notOurs: string };

const tolerance = { data: 'mit der Ausschreibung zu vereinbaren' } as const;
const given = { data: 'in den technischen Daten' } as const;
const thick = { notOurs: 'überall mindestens 50\u00a0mm, dick genug für jedes Korn' } as const;
const bedded = { notOurs: 'vollflächig gebettet, folgt dem Untergrund' } as const;
const smallLoads = { notOurs: 'Stücke auf Paletten, ohne Sondertransport' } as const;
const level = { notOurs: 'Stufenloser Zugang und Schwellen gehören zur Planung des Baus' } as const;

const bySilence: Readonly<Record<ProductId, Readonly<Partial<Record<TopicId, Silence>>>>> = {
  outdoorPaving: {
    drainage: { said: 'gefaelle' },
    tolerance,
    deflection: bedded,
    edge: { notOurs: 'gefast; Bord und Randabschluss gehören zum Tiefbau' },
    transport: smallLoads,
    access: level,
  },
  flooring: {
    tolerance,
    deflection: { said: 'flaechengewicht' },
    edge: { notOurs: 'Kante nach Muster, im Verlegeplan nicht sichtbar' },
    transport: smallLoads,
    access: level,
    thermal: { said: 'bewegungsfugen' },
  },
  facades: {
    support: { said: 'befestigung' },
    joints: { drawn: 'Fugen mit Breite im Elementplan und im Schnitt' },
    tolerance,
    wind: { said: 'befestigung' },
    deflection: { said: 'befestigung' },
    edge: { drawn: 'Kanten im Schnitt' },
    grain: thick,
  },
  outdoorStairs: {
    load: { said: 'auflager' },
    falls: { drawn: 'Gefälle der Trittflächen im Schnitt' },
    joints: { drawn: 'Fugen von 5 mm zwischen den Stufen im Schnitt' },
    movement: { notOurs: 'Trennfugen des Laufs gehören zum Rohbau' },
    tolerance,
    fixing: { said: 'auflager' },
    deflection: { said: 'dicke' },
    edge: { drawn: 'Fase der Vorderkante im Schnitt' },
    grain: thick,
    transport: { said: 'heben' },
    thermal: { notOurs: 'kurze Stücke mit Fuge an jedem Stoss' },
  },
  indoorStairs: {
    load: { said: 'auflager' },
    joints: { drawn: 'Fugen von 3 mm zwischen Tritt- und Setzstufen im Schnitt' },
    movement: { said: 'trittschall' },
    tolerance: given,
    fixing: { said: 'auflager' },
    deflection: { said: 'dicke' },
    transport: smallLoads,
    thermal: { notOurs: 'im Innern ohne Sonne und Frost' },
  },
  wallCladding: {
    tolerance,
    wind: { said: 'befestigung' },
    deflection: { said: 'dicke' },
    edge: { notOurs: 'Kante nach Muster, scharf gezeichnet' },
    transport: smallLoads,
  },
  smallArchitecture: {
    measures: { notOurs: 'frei in den Grenzen des Planers; die technischen Daten nennen keine Masse' },
    load: { said: 'kippen' },
    falls: { drawn: 'Sitzfläche zur Mitte überhöht' },
    drainage: { drawn: 'Tropfkanten unter der Sitzplatte' },
    tolerance: given,
    edge: { drawn: 'Fasen und Anzug im Schnitt' },
    access: { notOurs: 'Sitzhöhe und Armlehnen nach der Nutzung des Orts' },
    thermal: { notOurs: 'Einzelstück, das sich frei dehnt' },
  },
  windowSills: {
    load: { notOurs: 'keine Standfläche für Arbeiten am Fenster' },
    movement: { said: 'waermedehnung' },
    tolerance,
    fixing: { said: 'auflager' },
    edge: { drawn: 'Vorderkante und Tropfkante im Schnitt' },
    transport: { said: 'stueck' },
    railing: { notOurs: 'Brüstungshöhe gehört zur Planung des Fensters' },
  },
  exposedConcrete: {
    support: { said: 'bemessung' },
    drainage: { notOurs: 'Abdeckung und Tropfkante gehören zur Planung des Bauteils' },
    movement: { said: 'waermedehnung' },
    tolerance: given,
    fixing: { said: 'bemessung' },
    wind: { said: 'bemessung' },
    deflection: { said: 'bemessung' },
    edge: { drawn: 'Fasen im Grundriss der Elemente' },
    railing: { notOurs: 'Brüstungen sind nicht im Planer' },
    grain: thick,
    fire: { notOurs: 'Feuerwiderstand folgt aus der Bemessung des Bauteils' },
  },
};

/** How a topic without a rule is decided; undefined where nothing is. */
export function silenceOf(topic: TopicId, product: ProductId): Silence | undefined {
  const reason = reasonNotOf(topic, product);
  return bySilence[product][topic] ?? (reason === undefined ? undefined : { notOurs: reason });
}

import type { PageName } from '../paths.ts';
import type { FinishId } from './finishes.ts';
import { exposedConcrete } from './products/exposed-concrete.ts';
import { facades } from './products/facades.ts';
import { flooring } from './products/flooring.ts';
import { indoorStairs } from './products/indoor-stairs.ts';
import { outdoorPaving } from './products/outdoor-paving.ts';
import { outdoorStairs } from './products/outdoor-stairs.ts';
import { smallArchitecture } from './products/small-architecture.ts';
import { wallCladding } from './products/wall-cladding.ts';
import { windowSills } from './products/window-sills.ts';

/** The pages on the product template. */
export type ProductPage = Extract<
  PageName,
  | 'outdoorPaving'
  | 'flooring'
  | 'facades'
  | 'outdoorStairs'
  | 'indoorStairs'
  | 'wallCladding'
  | 'smallArchitecture'
  | 'windowSills'
  | 'exposedConcrete'
>;

/** One row of a technical table. */
export interface TechnicalFact {
  readonly label: string;
  /** As specified; ranges with an en dash. */
  readonly value: string;
  readonly unit?: string;
  readonly note?: string;
}

export interface Product {
  /** Its address is `paths[page]`. */
  readonly page: ProductPage;
  readonly name: string;
  readonly badge: string;
  /** One sentence for the overview. */
  readonly card: string;
  readonly intro: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly features: readonly string[];
  readonly applicationsLabel: 'Anwendungen' | 'Produktvarianten';
  readonly applications: readonly string[];
  readonly facts: readonly TechnicalFact[];
  /** Paragraphs on installation and limits. */
  readonly limits: readonly string[];
  readonly finishes: readonly FinishId[];
  /** What a sample request says about surfaces and colours. */
  readonly sample: string;
}

/** In the order of the overview; the next product of a page is the next one here, after the last the first. */
export const products: readonly Product[] = [
  outdoorPaving,
  flooring,
  facades,
  outdoorStairs,
  indoorStairs,
  wallCladding,
  smallArchitecture,
  windowSills,
  exposedConcrete,
];

/** The label of the fact that stands for a product in the overview. */
const keyFacts: Readonly<Record<ProductPage, string>> = {
  outdoorPaving: 'Rutschhemmung',
  flooring: 'Dicke',
  facades: 'Elementgrösse',
  outdoorStairs: 'Stufenhöhe',
  indoorStairs: 'Toleranz',
  wallCladding: 'Dicke',
  smallArchitecture: 'Druckfestigkeit',
  windowSills: 'Länge',
  exposedConcrete: 'Sichtbetonklassen',
};

/** The fact that stands for a product in the overview, as its technical table has it. Throws if it isn't there. */
export function keyFact({ page, facts }: Product): TechnicalFact {
  const fact = facts.find(({ label }) => label === keyFacts[page]);
  if (!fact) throw new Error(`${page} has no fact «${keyFacts[page]}».`);
  return fact;
}

/** Words that all nine product pages share. */
export const productPage = {
  back: 'Alle Produkte',
  features: 'Eigenschaften',
  facts: {
    heading: 'Technische Daten',
    columns: { label: 'Eigenschaft', value: 'Wert', unit: 'Einheit', note: 'Bemerkung' },
  },
  limits: 'Einbau und Grenzen',
  finishes: 'Passende Oberflächen',
  next: 'Nächstes Produkt',
  action: {
    heading: 'Vom Datenblatt zum Muster',
    text: 'Technische Fragen klären wir im Gespräch. Farbe, Korn und Bearbeitung beurteilen Sie am Handmuster.',
    consultation: 'Beratung anfragen',
    samples: 'Muster anfordern',
    downloads: 'Unterlagen herunterladen',
  },
} as const;

export const productsOverview = {
  heading: 'Produkte',
  intro:
    'Neun Produktgruppen für innen und aussen. Jede Seite nennt Masse, Prüfgrundlagen, Einbau und Grenzen, so dass Sie ein Bauteil schon im Vorprojekt einordnen können.',
  material: {
    heading: 'Das Material',
    paragraphs: [
      'Betonwerkstein ist vorgefertigter Beton, dessen Sichtfläche wie Stein bearbeitet wird: geschliffen, gestrahlt, gestockt, gewaschen oder poliert. Viele Teile sind zweischichtig. Der Vorsatz auf der Ansicht enthält das gewählte Gestein und gibt die Farbe; der Kernbeton dahinter trägt.',
      'Weil die Form gegossen und nicht aus einem Block gesägt wird, lassen sich Boden, Stufe, Sockel, Fensterbank und Fassade in derselben Mischung planen. Was ein Bauteil unterscheidet, ist die Beanspruchung: Frost und Salz draussen, Abrieb drinnen, Wind und Eigengewicht an der Wand.',
    ],
  },
  downloads: {
    heading: 'Unterlagen',
    text: 'Datenblätter, Ausschreibungstexte, CAD-Dateien und Prüfzeugnisse zu den Produkten.',
    link: 'Zu den Unterlagen',
  },
} as const;

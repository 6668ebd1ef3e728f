import { gritGrain, layers, type BedId, type LayerId } from '@works/stone/facts/layers';
import { permittedText } from '@works/stone/facts/technical-fact';
import { statements } from '../../../shared/owner/statements.ts';
import type { ProductPage } from '../../../shared/paths.ts';

/** A bed or a layer as the page names it. */
interface Laid {
  readonly id: LayerId;
  readonly title: string;
  /** A range with an en dash. */
  readonly thickness: string;
  readonly unit: 'mm' | 'cm';
}

interface LayingMethod extends Laid {
  readonly id: BedId;
  readonly description: string;
  readonly advantages: readonly string[];
  readonly uses: readonly string[];
}

export interface SubBaseLayer extends Laid {
  readonly purpose: string;
}

export type JointId = 'sand' | 'mortar' | 'drainage';

interface JointType {
  readonly id: JointId;
  readonly title: string;
  readonly description: string;
}

export interface Standard {
  readonly title: string;
  readonly scope: string;
}

export const layingMethods: readonly LayingMethod[] = [
  {
    ...laid('mortarBed'),
    description:
      'Die Platte wird in frischen Mörtel gelegt und eingeklopft. Eine Haftbrücke auf der Rückseite verbindet beide; ohne sie kann sich die Platte mit der Zeit vom Bett lösen.',
    advantages: [
      'Gleicht Unebenheiten des Untergrunds aus',
      'Hohe Lagesicherheit',
      'Trägt auch schmale und schwere Teile',
    ],
    uses: ['Treppenstufen', 'Innenböden auf Unterlagsboden', 'Befahrene Flächen mit gebundenem Oberbau'],
  },
  {
    ...laid('gritBed'),
    description: `Die Platte liegt lose auf abgezogenem, abgestuftem Korn (${gritGrain.bed}). Wasser versickert durch Fuge und Bett, das Gefälle des Planums führt es weg.`,
    advantages: ['Wasserdurchlässig', 'Rückbau und Reparatur ohne Schaden am Stein', 'Keine Wartezeit bis zum Begehen'],
    uses: ['Gartenwege und Sitzplätze', 'Höfe mit Fussverkehr', 'Flächen über Leitungen'],
  },
  {
    ...laid('adhesive'),
    description:
      'Auf ebenem, tragfähigem Grund wird Kleber auf Boden und Platte aufgezogen, damit keine Luft eingeschlossen wird. Kalibrierte Platten sind Voraussetzung, denn das dünne Bett gleicht kaum aus.',
    advantages: ['Geringe Aufbauhöhe', 'Voller Verbund', 'Günstig über Bodenheizung'],
    uses: ['Innenböden', 'Wandbekleidungen und Sockel', 'Umbauten mit wenig Höhe'],
  },
  {
    ...laid('drainageMortar'),
    description:
      'Grobkörniger Mörtel ohne Feinanteile verbindet die Platte mit dem Untergrund und lässt Wasser durch. Eingedrungene Nässe staut sich nicht und trägt weniger Kalk an die Oberfläche.',
    advantages: [
      'Fest und zugleich durchlässig',
      'Vermindert Frostschäden und Ausblühungen',
      'Geeignet über Abdichtungen',
    ],
    uses: ['Terrassen über beheizten Räumen', 'Balkone', 'Freitreppen und Podeste'],
  },
];

/** From the bottom up. */
export const subBaseLayers: readonly SubBaseLayer[] = [
  {
    ...laid('frostProtection'),
    purpose:
      'Unterbricht aufsteigendes Wasser und verhindert, dass der Boden unter dem Belag beim Gefrieren hebt. Je frostempfindlicher der Grund und je höher die Lage, desto dicker.',
  },
  {
    ...laid('bearing'),
    purpose:
      'Verteilt die Lasten auf den Untergrund. Sie wird lagenweise verdichtet und erhält bereits das Gefälle der fertigen Fläche.',
  },
  {
    ...laid('levelling'),
    purpose:
      'Bildet die ebene Unterlage für den Belag. Ausgeglichen werden Millimeter, nicht Zentimeter; Fehler der Tragschicht bleiben sonst als Setzung sichtbar.',
  },
];

function laid<Id extends LayerId>(id: Id) {
  const { label, unit } = layers[id];
  return { id, title: label, thickness: permittedText(layers[id]), unit };
}

export const jointTypes: readonly JointType[] = [
  {
    id: 'sand',
    title: 'Sandfuge',
    description: `${gritGrain.joint} wird trocken eingekehrt und eingeschlämmt. Bett und Fuge sind abgestuft und filterstabil: Feiner Sand über grobem Splitt rieselt ins Bett. Die Fuge bleibt beweglich und durchlässig, muss aber nach den ersten Wochen und später gelegentlich nachgefüllt werden.`,
  },
  {
    id: 'mortar',
    title: 'Mörtelfuge',
    description:
      'Fester Verschluss für gebundene Beläge. Die Fuge hält Bewuchs und Auswaschung ab, überträgt aber Bewegungen: Ohne Aufteilung durch Bewegungsfugen reissen Fuge oder Platte.',
  },
  {
    id: 'drainage',
    title: 'Drainfuge',
    description:
      'Durchlässiger, gebundener Fugenmörtel. Er gehört zu einem ebenso durchlässigen Bett; über einem dichten Bett bliebe das Wasser unter dem Stein stehen.',
  },
];

interface Combination {
  readonly product: ProductPage;
  /** Joint by bed; a bed without one does not suit the product. */
  readonly joints: Readonly<Partial<Record<BedId, JointId>>>;
}

/** What goes together, from the uses of the beds above and what joints say of beds. Products that are anchored or cast have no bed. */
export const combinations: readonly Combination[] = [
  {
    product: 'outdoorPaving',
    joints: { gritBed: 'sand', drainageMortar: 'drainage', mortarBed: 'mortar' },
  },
  { product: 'outdoorStairs', joints: { mortarBed: 'mortar', drainageMortar: 'drainage' } },
  { product: 'flooring', joints: { mortarBed: 'mortar', adhesive: 'mortar' } },
  { product: 'indoorStairs', joints: { mortarBed: 'mortar' } },
  { product: 'wallCladding', joints: { adhesive: 'mortar' } },
];

export const layingStandards: readonly Standard[] = [
  { title: statements.roadStandard.title, scope: statements.roadStandard.subject },
  { title: 'SN EN 1339', scope: 'Platten aus Beton, Anforderungen und Prüfverfahren' },
  { title: 'SIA 318', scope: 'Garten- und Landschaftsbau' },
];

export const layingPage = {
  heading: 'Verlegung',
  intro:
    'Ob ein Belag hält, entscheidet sich unter ihm. Vier Verlegearten, drei Schichten und drei Fugenarten, die zueinander passen müssen.',
  paragraphs: [
    'Zuerst ist zwischen ungebundener und gebundener Bauweise zu wählen. Ungebundene Beläge geben Bewegungen nach und lassen Wasser durch; gebundene nehmen mehr Last auf, verlangen aber einen steifen Untergrund und geplante Bewegungsfugen. Mischformen misslingen meist: Eine starre Fuge auf weichem Bett bricht.',
    'Wasser braucht in jeder Bauweise einen Weg. Planen Sie Gefälle von mindestens 1.5\u00a0% an der Oberfläche und auf der Abdichtung, beides zur selben Entwässerung.',
  ],
  headings: {
    methods: 'Verlegearten',
    layers: 'Aufbau unter dem Belag',
    joints: 'Fugen',
    combinations: 'Was zusammenpasst',
    standards: 'Normen',
  },
  labels: {
    product: 'Produkt',
    layer: 'Schicht',
    thickness: 'Dicke',
    more: 'Ausführung, Vorteile, Einsatz',
    advantages: 'Vorteile',
    uses: 'Einsatz',
    purpose: 'Aufgabe',
  },
  note: 'Die Schichtdicken hängen ab von Untergrund, Verkehrslast und Klima. Die genannten Bereiche dienen der Vorbemessung; den Oberbau legt die Fachplanung anhand des Baugrunds fest.',
  drawing: {
    caption: 'Schnitt durch einen Belag im Splittbett. Mittlere Dicken im gleichen Massstab, Masse in Zentimetern',
    slab: 'Platte',
    ground: 'Baugrund',
  },
  action: {
    heading: 'Aufbau für Ihr Objekt',
    text: 'Nennen Sie uns Nutzung, Untergrund und Höhenlage, dann besprechen wir Bettung, Fuge und Dicke mit Ihnen.',
    /** What the consultation form starts with. */
    message: 'Aufbau und Verlegung: Nutzung, Untergrund und Höhenlage:',
  },
  links: { library: 'Verlegeanleitungen', consultation: 'Aufbau besprechen' },
} as const;

import { gritGrain } from '@works/stone/facts/layers';
import { factRows } from '@works/stone/facts/technical-fact';
import { finishesFor, finishWords } from '@works/stone/facts/uses';
import { facts, uses } from '@works/stone/products/outdoor-paving/facts';
import { blank, choice, colour, jointWidth, planned, type TenderPosition } from '@works/stone/tender/position';
import { statements } from '../../../shared/owner/statements.ts';
import type { ProductWords } from '../product.ts';
import { swissSlipRows } from '../swiss-slip-rows.ts';
import { bedField, finishOf, resultField } from '../tender-texts.ts';

const worked = finishWords(uses);

export const product: ProductWords = {
  name: 'Aussenbeläge',
  otherNames:
    'Platten Gartenplatten Terrassenplatten Gehwegplatten Gehweg Trottoir Wegplatten Vorplatz Sitzplatz Garten Balkon Hof Bsetzistein Pflasterstein Terrasse frostsicher Schwimmbad Pool Poolumrandung',
  badge: 'Außenbereich',
  title: 'Aussenbeläge aus Betonwerkstein',
  searchText:
    'Platten aus Betonwerkstein für Terrassen, Wege und Plätze: Dicke 40–80\u00a0mm, Rutschhemmung R9–R13, Frostprüfung nach DIN EN 1338, Einbau und Grenzen.',
  card: 'Bodenplatten für Terrassen, Wege, Höfe und Plätze, auf Frost geprüft.',
  keyFact: 'slip',
  sample: `Aussenbeläge: Platten, Oberfläche ${worked}`,
  documents: ['datenblatt-belaege', 'ausschreibung-belaege', 'detail-belagsaufbau'],
  standards: ['SN EN 1339', 'SIA 318', statements.roadStandard.title, 'DIN EN 1338'],
  intro:
    'Bodenplatten für Terrassen, Wege, Höfe und Plätze. Der Vorsatz gibt Farbe, Korn und Griffigkeit, der Kernbeton trägt.',
  description: [
    'Die Rutschhemmung hängt von Korn und Bearbeitung ab. Neigung, Nutzung und Unterhalt bestimmen, welche Bewertungsgruppe nötig ist; raue Flächen halten mehr Schmutz fest und sind barfuss weniger angenehm.',
    'Die Dicke folgt aus Format und Last. Befahrene Flächen brauchen dickere Platten und einen Oberbau, der sich nicht setzt.',
  ],
  features: [
    'Farbe und Korn durch die ganze Dicke des Vorsatzes',
    'Gefaste Kanten, die weniger ausbrechen',
    'Formate im Raster oder nach Verlegeplan',
    'In Splitt, Mörtel oder Drainmörtel verlegbar',
    'Im Splittbett einzeln auswechselbar',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Terrassen und Sitzplätze',
    'Gartenwege und Hauszugänge',
    'Innenhöfe',
    'Vorplätze und Stadtplätze',
    'Pausenplätze',
    'Arkaden und gedeckte Durchgänge',
  ],
  facts: [...factRows(facts), ...swissSlipRows('outdoorPaving')],
  limits: [
    'Stehendes Wasser führt zu Algen, Eis und Kalkrändern: Das Gefälle gehört in die Planung. Gebundene Beläge brauchen Bewegungsfugen.',
    'Ist mit Tausalz zu rechnen, den Frost-Tausalz-Widerstand gesondert ausschreiben. Farbe und Textur schwanken mit den Rohstoffen; Platten deshalb aus mehreren Paletten mischen. Ausblühungen der ersten Zeit bestehen aus Kalk und wittern meist ab.',
  ],
  planned:
    'Geplant wird eine rechteckige Fläche im Splittbett, in Drainmörtel oder im Mörtelbett. Andere Umrisse und Einfassungen klären wir in der Beratung.',
  chapter: statements.catalogueChapters.outdoorPaving,
  finishes: finishesFor(uses),
  spread: 'place-first',
  stone: '18',
};

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    id: 'gritBed',
    title: 'Plattenbelag im Freien, im Splittbett',
    text: `Platten aus Betonwerkstein mit bearbeitetem Vorsatz liefern und auf bauseitiger, im Gefälle abgenommener Tragschicht verlegen. Bettung aus abgestuftem ${gritGrain.bed}, abgezogen. Platten aus mehreren Paletten gemischt, einzeln versetzt. Fugen mit ${gritGrain.joint} trocken eingekehrt und eingeschlämmt, nach den ersten Wochen nachgefüllt; Bett und Fuge filterstabil. Zuschnitte und Anschlüsse an Ränder, Schächte und Abläufe eingerechnet.`,
    unit: 'm²',
    fields: [
      planned('format', blank('Format', 'mm')),
      finishOf(uses),
      colour,
      bedField('gritBed'),
      jointWidth,
      planned('load', blank('Verkehrslast')),
      resultField('frost'),
      resultField('deicingSalt'),
    ],
  },
  {
    id: 'drainageMortar',
    title: 'Plattenbelag im Freien, in Drainmörtel',
    text: 'Platten aus Betonwerkstein mit bearbeitetem Vorsatz liefern und auf tragfähigem Untergrund mit Gefälle verlegen. Bett aus Drainmörtel, Haftbrücke auf der Rückseite der Platte. Fuge als durchlässige, gebundene Drainfuge. Bewegungsfugen nach Plan.',
    unit: 'm²',
    fields: [
      planned('format', blank('Format', 'mm')),
      finishOf(uses),
      colour,
      bedField('drainageMortar'),
      jointWidth,
      planned('load', blank('Verkehrslast')),
      resultField('frost'),
      resultField('deicingSalt'),
      blank('Untergrund'),
    ],
  },
  {
    id: 'mortarBed',
    title: 'Plattenbelag im Freien, im Mörtelbett',
    text: 'Platten aus Betonwerkstein mit bearbeitetem Vorsatz liefern und auf gebundenem Oberbau mit Gefälle in frischen Mörtel verlegen, Haftbrücke auf der Rückseite der Platte. Mörtelfuge. Bewegungsfugen nach Plan.',
    unit: 'm²',
    fields: [
      planned('format', blank('Format', 'mm')),
      finishOf(uses),
      colour,
      bedField('mortarBed'),
      jointWidth,
      planned('load', blank('Verkehrslast')),
      resultField('frost'),
      resultField('deicingSalt'),
      blank('Oberbau'),
    ],
  },
  {
    title: 'Aussparungen und Passstücke',
    text: 'Aussparungen für Schächte, Abläufe und Stützen schneiden, Kanten gefast.',
    unit: 'Stück',
    fields: [blank('Abmessung', 'mm'), blank('Form'), choice('Ausführung', 'im Werk', 'auf dem Bau')],
  },
];

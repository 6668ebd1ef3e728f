import { bedThickness } from '../laying.ts';
import type { Product, TenderPosition } from '../product.ts';
import { slabFields } from '../tender-texts.ts';

export const product: Product = {
  page: 'outdoorPaving',
  name: 'Aussenbeläge',
  badge: 'Außenbereich',
  title: 'Aussenbeläge aus Betonwerkstein',
  searchText:
    'Platten aus Betonwerkstein für Terrassen, Wege und Plätze: Dicke 40–80\u00a0mm, Rutschhemmung R9–R13, Frostprüfung nach DIN EN 1338, Einbau und Grenzen.',
  card: 'Bodenplatten für Terrassen, Wege, Höfe und Plätze, griffig bei Nässe und auf Frost geprüft.',
  keyFact: 'Rutschhemmung',
  sample: 'Aussenbeläge: Platten, Oberfläche gestrahlt, fein gestockt oder gewaschen',
  documents: [
    'datenblatt-belaege',
    'ausschreibung-belaege',
    'detail-belagsaufbau',
    'pruefung-rutschhemmung',
    'pruefung-frost',
    'pruefung-druckfestigkeit',
    'pruefung-tausalz',
  ],
  intro:
    'Bodenplatten für Flächen, die das ganze Jahr im Wetter liegen: Terrassen, Wege, Höfe und Plätze. Der Vorsatz gibt Farbe, Korn und Griffigkeit, der Kernbeton trägt.',
  description: [
    'Ein Belag im Freien wird nass, gefriert, taut und bekommt im Winter Salz ab. Darum zählt zuerst das Gefüge: Je dichter der Beton, desto weniger Wasser nimmt er auf und desto weniger Eis kann ihn sprengen. Geprüft wird der Frostwiderstand nach DIN EN 1338. Ist mit Streusalz zu rechnen, gehört der Frost-Tausalz-Widerstand ausdrücklich in die Ausschreibung.',
    'Wie sicher man auf der nassen Platte geht, entscheidet die Bearbeitung des Vorsatzes. Gestrahlte, gestockte und gewaschene Flächen sind rauer als geschliffene; die Spanne reicht von R9 bis R13. Mehr Rauheit ist nicht immer besser. Sie hält auch den Schmutz fest und ist barfuss unangenehm. Neigung, Nutzung und Unterhalt bestimmen deshalb gemeinsam, welche Bewertungsgruppe sinnvoll ist.',
    'Die Dicke folgt aus Format und Last. Für kleine Platten unter Fussverkehr genügt der untere Bereich; grosse Formate und befahrene Flächen verlangen mehr Querschnitt und einen Unterbau, der sich nicht setzt. Auf weichem Grund bricht auch eine dicke Platte.',
  ],
  features: [
    'Farbe und Korn reichen durch die ganze Dicke des Vorsatzes und laufen sich nicht ab',
    'Gefaste Kanten, die beim Verlegen und im Betrieb weniger ausbrechen',
    'Formate im Raster oder nach Verlegeplan',
    'Ungebunden in Splitt oder gebunden in Mörtel und Drainmörtel verlegbar',
    'In Splitt verlegte Platten lassen sich einzeln aufnehmen und wieder einsetzen',
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
  facts: [
    { label: 'Dicke', value: '40–80', unit: 'mm', note: 'nach Format und Belastung' },
    { label: 'Rutschhemmung', value: 'R9–R13', note: 'je nach Bearbeitung der Oberfläche' },
    { label: 'Frostprüfung', value: 'DIN EN 1338', note: 'Salzbeanspruchung gesondert angeben' },
  ],
  limits: [
    'Das Gefälle gehört in die Planung der Fläche. Stehendes Wasser ist der häufigste Grund für Algen, Eis und Kalkränder. Gebundene Beläge brauchen zudem Bewegungsfugen, weil sich Platte und Untergrund verschieden stark erwärmen.',
    'Die Rohstoffe des Betons schwanken, und mit ihnen Farbe und Textur. Mischen Sie beim Verlegen Platten aus mehreren Paletten. In der ersten Zeit können Ausblühungen auftreten; sie bestehen aus Kalk, wittern ab und mindern die Dauerhaftigkeit nicht.',
  ],
  finishes: ['gestrahlt', 'fein-gestockt', 'gewaschen', 'geschliffen'],
};

/** Words of the drawing. */
export const drawingWords = {
  title: 'Schnitt durch einen Plattenbelag im Splittbett',
  slab: 'Platte mit Vorsatz, gefaste Kante',
  joint: 'Sandfuge',
  ground: 'Baugrund',
  datum: '±0.00 ist Oberkante Belag.',
} as const;

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Plattenbelag im Freien, im Splittbett',
    text: `Platten aus Betonwerkstein mit bearbeitetem Vorsatz liefern und auf bauseitiger, im Gefälle abgenommener Tragschicht verlegen. Bettung aus Splitt ${bedThickness('Splittbett')}, abgezogen. Platten aus mehreren Paletten gemischt. Fugen mit gewaschenem Sand oder feinem Brechsand trocken eingekehrt und eingeschlämmt, nach den ersten Wochen nachgefüllt. Zuschnitte und Anschlüsse an Ränder, Schächte und Abläufe eingerechnet.`,
    unit: 'm²',
    open: [...slabFields, 'Fugenbreite (mm)', 'Verkehrslast'],
  },
  {
    title: 'Plattenbelag im Freien, in Drainmörtel',
    text: `Platten aus Betonwerkstein mit bearbeitetem Vorsatz liefern und auf tragfähigem Untergrund mit Gefälle verlegen. Bett aus Drainmörtel ${bedThickness('Drainmörtel')}, Haftbrücke auf der Rückseite der Platte. Fuge als durchlässige, gebundene Drainfuge. Bewegungsfugen nach Plan.`,
    unit: 'm²',
    open: [...slabFields, 'Fugenbreite (mm)', 'Untergrund'],
  },
  {
    title: 'Aussparungen und Passstücke',
    text: 'Aussparungen für Schächte, Abläufe und Stützen werkseitig oder auf dem Bau geschnitten, Kanten gefast.',
    unit: 'Stück',
    open: ['Abmessung (mm)', 'Form'],
  },
];

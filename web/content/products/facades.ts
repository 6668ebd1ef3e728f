import type { Product, TenderPosition } from '../product.ts';

export const product: Product = {
  page: 'facades',
  name: 'Fassaden',
  badge: 'Fassadensysteme',
  title: 'Fassaden aus Betonwerkstein',
  searchText:
    'Vorgehängte Fassadenelemente aus Betonwerkstein: bis 3.0 x 1.5\u00a0m gross, 60–120\u00a0mm dick, Brandklasse A2-s1,d0. Verankerung, Fugenbild und Bemusterung.',
  card: 'Vorgehängte Elemente bis 3.0\u00a0×\u00a01.5\u00a0m mit gegossenen Kanten, Leibungen und Profilen.',
  keyFact: 'Elementgrösse',
  sample: 'Fassaden: Fassadenelement, Oberfläche geschliffen, gestrahlt, fein gestockt oder gewaschen',
  documents: ['datenblatt-fassade-wand', 'ausschreibung-fassade-wand', 'detail-fassade'],
  intro:
    'Vorgehängte Fassadenelemente bis 3.0\u00a0×\u00a01.5\u00a0m, gegossen mit Kanten, Profilen und Leibungen, die sich aus einer gesägten Platte nicht gewinnen lassen.',
  description: [
    'Eine Fassade aus Betonwerkstein entsteht in der Schalung. Rücksprünge, Tropfnasen und Leibungen gehören zum Element, und an der Gebäudeecke läuft das Korn ohne Gehrungsfuge weiter. Das Fugenbild kann so der Konstruktion folgen: Stützen, Stürze und Brüstungen werden als Bauteile lesbar und nicht als aufgeteilte Fläche.',
    'In 60 bis 120\u00a0mm Dicke finden Bewehrung, Anker und Profiltiefe Platz. Grosse Elemente sparen Fugen, wiegen aber entsprechend. Eigengewicht und Windsog gehen über Trag- und Halteanker in die Wand dahinter. Deren Lage wird mit der Tragwerksplanung geklärt, bevor Öffnungen und Fugen feststehen; danach ist jede Verschiebung teuer.',
    'Hinter dem Element liegen Luftraum, Dämmung und tragende Wand. Die Hinterlüftung führt Feuchte ab, die durch offene Fugen oder aus dem Bau kommt. Die Brandklasse A2-s1,d0 steht für ein nichtbrennbares Material mit geringer Rauchentwicklung und ohne brennendes Abtropfen. Sie gilt für den Stein; das Verhalten der ganzen Wand hängt auch von Dämmung, Unterkonstruktion und Anschlüssen ab.',
  ],
  features: [
    'Ecken, Stürze, Leibungen und Gesimse als ganze Stücke',
    'Vorsatz auf der Sichtseite, bewehrter Kernbeton dahinter',
    'Verdeckte Verankerung, Fugen offen oder elastisch geschlossen',
    'Verschiedene Bearbeitungen am gleichen Element kombinierbar',
    'Mechanisch befestigte Elemente sind einzeln demontierbar',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Wohn- und Geschäftshäuser',
    'Schulen und öffentliche Bauten',
    'Gebäudesockel',
    'Brüstungs- und Sturzbänder',
    'Lisenen und Pfeiler',
    'Ergänzung bestehender Kunststeinfassaden',
  ],
  facts: [
    { label: 'Elementgrösse', value: 'bis 3.0 x 1.5', unit: 'm', note: 'Transport und Montage mitplanen' },
    { label: 'Dicke', value: '60–120', unit: 'mm', note: 'nach Spannweite, Verankerung und Profil' },
    { label: 'Brandklasse', value: 'A2-s1,d0', note: 'gilt für das Material' },
  ],
  limits: [
    'Wasser zeichnet jede Steinfassade. Wohin es läuft, entscheiden Gesims, Tropfnase und Fensterbank; ungeführt hinterlässt es Schmutzfahnen, auf hellen und glatten Flächen zuerst. Die Wasserführung gehört deshalb in den ersten Fassadenschnitt.',
    'Das grösste Element ist nicht immer das richtige: Zufahrt, Kran, Ankerabstand und Temperaturbewegung setzen Grenzen. Beurteilen Sie das Muster im Freien, stehend und aus der Entfernung, aus der man das Haus später sieht. Nass ist der Farbton oft deutlich dunkler als trocken; sehen Sie beides an.',
  ],
  finishes: ['geschliffen', 'gestrahlt', 'fein-gestockt', 'gewaschen'],
};

/** Words of the drawing. */
export const drawingWords = {
  title: 'Vertikalschnitt durch eine vorgehängte Fassade an der Fuge',
  element: 'Fassadenelement, bewehrt,',
  loadAnchor: 'Traganker',
  joint: 'Offene Fuge mit Tropfnase',
  dowelAnchor: 'Halteanker mit Dorn',
  gap: 'Luftraum, hinterlüftet',
  insulation: 'Dämmung',
  wall: 'Tragende Wand',
  sizes: 'Verankerung nach Statik.',
} as const;

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Werkplanung und Bemessung der Verankerung',
    text: 'Element- und Fugenplan, Bemessung der Trag- und Halteanker auf Eigengewicht und Windsog, Abstimmung mit der Tragwerksplanung, bevor Öffnungen und Fugen feststehen.',
    unit: 'pauschal',
    open: ['Gebäudehöhe (m)', 'Tragende Wand', 'Dämmdicke (mm)'],
  },
  {
    title: 'Fassadenelemente, vorgehängt und hinterlüftet',
    text: 'Elemente aus Betonwerkstein mit bearbeitetem Vorsatz und bewehrtem Kernbeton liefern und an Trag- und Halteankern versetzen. Verdeckte Verankerung, Elemente einzeln demontierbar. Luftraum hinter dem Element durchgehend. Wasserführung mit Tropfnasen nach Fassadenschnitt.',
    unit: 'm²',
    open: ['Elementgrösse (m)', 'Dicke (mm)', 'Oberfläche', 'Farbton, Muster Nr.', 'Fuge offen / elastisch'],
  },
  {
    title: 'Ecken, Stürze, Leibungen und Gesimse',
    text: 'Formteile als ganze Stücke gegossen, in derselben Mischung und Bearbeitung wie die Fläche, Korn um die Ecke durchlaufend.',
    unit: 'Stück',
    open: ['Bauteil', 'Abmessung (mm)', 'Oberfläche'],
  },
];

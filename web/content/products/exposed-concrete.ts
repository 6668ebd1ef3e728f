import type { Product, TenderPosition } from '../product.ts';

export const product: Product = {
  page: 'exposedConcrete',
  name: 'Sichtbeton',
  badge: 'Architektonisch',
  title: 'Sichtbeton-Fertigteile SB1–SB4',
  searchText:
    'Fertigteile aus Sichtbeton in den Klassen SB1–SB4, Toleranzen nach DIN 18500: was die Klassen verlangen, Schalung, Fugen, Ankerlöcher, Muster und Abnahme.',
  card: 'Fertigteile, deren Oberfläche die Schalung prägt, in den Klassen SB1–SB4.',
  keyFact: 'Sichtbetonklassen',
  sample: 'Sichtbeton: Schalungshaut, Sichtbetonklasse und Farbton nach Absprache',
  documents: ['datenblatt-elemente', 'ausschreibung-elemente'],
  intro:
    'Fertigteile, deren Oberfläche die Schalung prägt: Wandscheiben, Brüstungen, Stützen und Läufe in den Sichtbetonklassen SB1 bis SB4.',
  description: [
    'Betonwerkstein wird nach dem Erhärten bearbeitet. Sichtbeton bleibt, wie er aus der Schalung kommt, und zeigt deren Abdruck: die Haut, die Stösse, die Ankerlöcher, die Poren. All das muss vor dem Betonieren entschieden sein. Nachbessern lässt sich wenig, denn eine Reparatur altert anders als die Fläche rundherum.',
    'Die Klassen ordnen die Ansprüche. SB1 gilt für untergeordnete Räume, SB2 für Flächen mit normalen Anforderungen, SB3 für Fassaden und Räume mit hohen und SB4 für Bauteile mit besonders hohen gestalterischen Anforderungen. Von Stufe zu Stufe werden Textur, Porigkeit, Farbton und Ebenheit strenger beurteilt, und der Aufwand für Schalung und Erprobung wächst mit. Es lohnt sich, innerhalb eines Gebäudes zu unterscheiden: oben, wo niemand nahe herankommt, genügt häufig eine tiefere Klasse.',
    'Die Fertigung in der Halle hält Temperatur, Mischung und Ausschalzeit gleichmässiger als der Guss auf dem Bauplatz. Für die Masse gelten die Toleranzen nach DIN 18500. Ganz gleich werden zwei Teile trotzdem nie; Wolken, feine Haarlinien und einzelne Poren gehören zum Material.',
  ],
  features: [
    'Schalungshaut glatt, saugend, brettstrukturiert oder mit Matrize',
    'Fugen, Ankerlöcher und Einbauteile nach Schalungsplan',
    'Grau, mit Weisszement oder durchgefärbt',
    'Nachträgliche Bearbeitung möglich, etwa gestrahlt oder geschliffen',
    'Hydrophobierung gegen Wasseraufnahme auf bewitterten Flächen',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Wandscheiben und Trennwände',
    'Brüstungen und Balkone',
    'Stützen und Unterzüge',
    'Treppenläufe',
    'Portale und Vordächer',
    'Einbauten im Innern',
  ],
  facts: [
    { label: 'Sichtbetonklassen', value: 'SB1–SB4', note: 'je Bauteil festlegen' },
    { label: 'Toleranzen', value: 'nach DIN 18500' },
  ],
  limits: [
    'Beurteilt wird der Gesamteindruck bei üblichem Betrachtungsabstand und Tageslicht, nicht die einzelne Pore. Grundlage ist ein vereinbartes Referenzstück, das bis zur Abnahme auf der Baustelle bleibt. Frisch ausgeschalter Beton ist dunkel und fleckig; warten Sie mit dem Urteil, bis er ausgetrocknet ist.',
    'Öl, Fett und Rostwasser dringen in die ungeschliffene Fläche rasch ein. Während der Bauzeit schützt ein Abstandshalter zwischen Teil und Abdeckung vor Streifen. Ecken unter spitzem Winkel brechen beim Ausschalen; eine Fase oder ein Radius gehört von Anfang an in den Plan.',
  ],
  finishes: ['gestrahlt', 'geschliffen', 'fein-gestockt'],
};

/** Words of the drawing. */
export const drawingWords = {
  title: 'Horizontalschnitt durch die Fuge zweier Wandscheiben',
  thickness: 'd',
  joint: 'f',
  wall: 'Wandscheibe, bewehrt',
  rod: 'Hinterfüllschnur und Dichtstoff',
  edge: 'Kante gefast',
  anchor: 'Ankerloch mit Konus',
  face: 'Sichtfläche',
  sizes: 'd nach Statik, f nach Fugenplan. Toleranzen',
} as const;

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Referenzstück',
    text: 'Referenzstück in verlangter Sichtbetonklasse, Schalungshaut und Farbe herstellen. Es bleibt bis zur Abnahme auf der Baustelle und ist Grundlage der Beurteilung.',
    unit: 'Stück',
    open: ['Abmessung (mm)', 'Sichtbetonklasse', 'Schalungshaut', 'Farbton'],
  },
  {
    title: 'Wandscheiben, Brüstungen und Stützen in Sichtbeton',
    text: 'Fertigteile nach Schalungsplan liefern und versetzen; Stösse, Ankerlöcher und Einbauteile nach Plan. Spitze Ecken mit Fase oder Radius. Während der Bauzeit mit Abstand abgedeckt.',
    unit: 'm²',
    open: ['Bauteil', 'Abmessung (mm)', 'Sichtbetonklasse', 'Schalungshaut', 'Farbton'],
  },
  {
    title: 'Hydrophobierung',
    text: 'Bewitterte Flächen nach dem Austrocknen hydrophobieren; Probefläche vorgängig, weil sich der Farbton vertiefen kann.',
    unit: 'm²',
    open: ['Flächen'],
  },
];

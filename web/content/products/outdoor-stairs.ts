import type { Product, TenderPosition } from '../product.ts';
import { slabFields } from '../tender-texts.ts';

export const product: Product = {
  page: 'outdoorStairs',
  name: 'Aussentreppen',
  badge: 'Außenbereich',
  title: 'Aussentreppen aus Betonwerkstein',
  searchText:
    'Stufen für Zugänge, Gärten und Plätze: Breite 30–40\u00a0cm, Höhe 15–18\u00a0cm, Dicke 6–10\u00a0cm, Rutschhemmung R11–R13. Schrittmass, Gefälle, Fundation und Winterdienst.',
  card: 'Block-, Winkel- und Plattenstufen für Zugänge, Gärten und öffentliche Plätze.',
  keyFact: 'Stufenhöhe',
  sample: 'Aussentreppen: Stufe, Trittfläche fein gestockt, gestrahlt oder gewaschen',
  documents: [
    'datenblatt-treppen',
    'ausschreibung-treppen',
    'detail-treppe',
    'pruefung-rutschhemmung',
    'pruefung-frost',
    'pruefung-druckfestigkeit',
    'pruefung-tausalz',
  ],
  intro:
    'Stufen für Hauszugänge, Gärten und öffentliche Plätze: bequem im Schritt, griffig bei Regen und so fundiert, dass der Lauf auch nach Frost noch stimmt.',
  description: [
    'Draussen geht man anders als im Treppenhaus: mit nassen Sohlen, im Dunkeln, oft mit vollen Händen. Freitreppen werden darum flacher angelegt. Als Prüfung dient die Schrittmassregel, nach der zwei Steigungen und ein Auftritt zusammen rund 63\u00a0cm ergeben. Zu 15\u00a0cm Höhe gehört demnach ein Auftritt von 33\u00a0cm. Eine breitere Stufe ist sinnvoll, wenn die obere auf der unteren aufliegt oder wenn man auf ihr auch sitzen soll.',
    'Stürze auf Treppen geschehen meist abwärts und an der Vorderkante. Die Rutschhemmung von R11 bis R13 muss deshalb dort wirken, wo der Fuss aufsetzt; die griffige Bearbeitung reicht bis nahe an die Kante. Fein gestockt oder gestrahlt bleibt die Linie der Stufe scharf, gewaschen wirkt sie weicher.',
    'Jede Trittfläche erhält ein leichtes Gefälle nach vorn, damit kein Wasser stehen bleibt und überfriert. Ebenso wichtig ist, was man nicht sieht. Die Fundation reicht in frostfreie Tiefe, denn wenn sich die unterste Stufe senkt, folgen die andern.',
  ],
  features: [
    'Blockstufen, Winkelstufen oder Platten auf betoniertem Lauf',
    'Gerade, gebogene und gewendelte Läufe',
    'Sichtbare Stirn- und Seitenflächen in gleicher Bearbeitung',
    'Kontrastierende Kantenmarkierung, wo hindernisfreies Bauen sie verlangt',
    'Podestplatten, Wangen und Abdeckungen in passender Mischung',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Hauseingänge',
    'Gartentreppen',
    'Freitreppen vor öffentlichen Bauten',
    'Sitzstufen und Arenen',
    'Wegtreppen im Gelände',
    'Kellerabgänge',
  ],
  facts: [
    { label: 'Stufenbreite', value: '30–40', unit: 'cm', note: 'Auftritt samt Auflage der nächsten Stufe' },
    { label: 'Stufenhöhe', value: '15–18', unit: 'cm', note: 'Steigung, im ganzen Lauf gleich' },
    { label: 'Dicke', value: '6–10', unit: 'cm', note: 'nach Stufenart und Auflager' },
    { label: 'Rutschhemmung', value: 'R11–R13', note: 'nach Bearbeitung der Trittfläche' },
  ],
  limits: [
    'Alle Steigungen eines Laufs sind gleich hoch; wenige Millimeter Unterschied bringen aus dem Tritt. Aufgemessen wird am Bau, sobald An- und Austritt feststehen. Blockstufen sind schwer, also gehören Zufahrt und Hebezeug in den Bauablauf.',
    'Stufen leiden unter Tausalz stärker als ebene Flächen, weil das Schmelzwasser über die Kanten läuft und dort wieder gefriert. Wo gestreut werden muss, schont Splitt oder Sand den Stein. Fugen zwischen den Stufen sind zu schliessen; eindringendes Wasser hebt sie beim Gefrieren.',
  ],
  finishes: ['fein-gestockt', 'gestrahlt', 'gewaschen'],
};

/** Words of the drawing. */
export const drawingWords = {
  title: 'Schnitt durch eine Aussentreppe aus Winkelstufen',
  step: 'Winkelstufe, Trittfläche mit Gefälle',
  bed: 'Mörtelbett',
  landing: 'Podestplatte',
  flight: 'Betonierter Lauf',
  gravel: 'Kiesschicht',
  foundation: 'Fundation bis in frostfreie Tiefe',
  datum: '±0.00 ist Oberkante Podest.',
} as const;

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Stufen im Freien',
    text: 'Block-, Winkel- oder Plattenstufen aus Betonwerkstein nach Aufmass am Bau liefern und auf bauseitiger Fundation oder betoniertem Lauf versetzen. Trittfläche mit leichtem Gefälle nach vorn, griffige Bearbeitung bis nahe an die Kante, Stirn- und sichtbare Seitenflächen gleich bearbeitet. Alle Steigungen eines Laufs gleich hoch. Fugen zwischen den Stufen geschlossen.',
    unit: 'Stück',
    open: ['Stufenart', 'Stufenlänge (cm)', 'Stufenbreite (cm)', 'Stufenhöhe (cm)', 'Dicke (cm)', 'Oberfläche', 'Farbton, Muster Nr.'],
  },
  {
    title: 'Podestplatten im Freien',
    text: 'Podestplatten in derselben Mischung und Bearbeitung wie die Stufen liefern und im Gefälle verlegen.',
    unit: 'm²',
    open: [...slabFields, 'Verlegeart'],
  },
  {
    title: 'Kantenmarkierung',
    text: 'Kontrastierende Markierung der Stufenkante, wo hindernisfreies Bauen sie verlangt, in die Stufe eingelassen.',
    unit: 'm',
    open: ['Breite (mm)', 'Farbton'],
  },
];

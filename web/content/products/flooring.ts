import { bedThickness } from '../laying.ts';
import type { Product, TenderPosition } from '../product.ts';
import { slabFields } from '../tender-texts.ts';

export const product: Product = {
  page: 'flooring',
  name: 'Bodenbeläge',
  badge: 'Innenbereich',
  title: 'Bodenbeläge aus Betonwerkstein und Terrazzo',
  searchText:
    'Innenböden aus Betonwerkstein und Terrazzo: 20–40\u00a0mm dick, Abriebklasse A nach DIN EN 1341, Belastung bis 500\u00a0kg/m², Hinweise zu Heizung, Fugen und Pflege.',
  card: 'Geschliffene Platten und Terrazzo für Wohnräume, Hallen und öffentliche Gebäude.',
  keyFact: 'Dicke',
  sample: 'Bodenbeläge: Platten oder Terrazzo, Oberfläche geschliffen, seidenmatt oder poliert',
  documents: ['datenblatt-belaege', 'ausschreibung-belaege', 'detail-belagsaufbau'],
  intro:
    'Platten aus Betonwerkstein und Terrazzo für stark begangene Böden: dünn im Aufbau, eben in der Fläche und bei Bedarf nachzuschleifen.',
  description: [
    'Im Haus fällt der Frost weg; dafür kommen Sand unter den Sohlen, Stuhlrollen und Streiflicht durch hohe Fenster. Der Vorsatz wird so weit abgeschliffen, bis die Gesteinskörner im Schnitt sichtbar sind. Sie nehmen den Abrieb auf, der Zementstein hält sie. Das Gestein bestimmt daher neben der Farbe auch, wie der Boden altert: Hartes Korn bleibt gleichmässig, weicher Kalkstein wird in den Laufzonen mit der Zeit glatter.',
    'Mit 20 bis 40\u00a0mm passt der Belag in übliche Bodenaufbauten. Über einer Fussbodenheizung gibt der dichte Stein die Wärme träge und gleichmässig ab. Voraussetzung ist ein Unterlagsboden, der aufgeheizt, wieder abgekühlt und trocken genug zum Belegen ist; Restfeuchte zeichnet sich sonst als dunkler Rand ab.',
    'Der Abrieb entspricht Klasse A nach DIN EN 1341, die Belastung reicht bis 500\u00a0kg/m². Beide Werte setzen voraus, dass die Platte satt aufliegt. Über einem Hohlraum bricht sie unter einer Punktlast, die sie im Mörtelbett ohne Weiteres trägt.',
  ],
  features: [
    'Fläche, Sockel und Treppe in derselben Mischung',
    'Glanzgrad wählbar: geschliffen, seidenmatt oder poliert',
    'Fugenbild nach Verlegeplan, mit Friesen und Einlagen',
    'Überschleifen nach dem Verlegen möglich, wenn keine Überzähne stehen bleiben dürfen',
    'Kratzer und stumpfe Stellen werden ausgeschliffen statt überdeckt',
    'Mit Bodenheizung verträglich',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Wohnräume und Küchen',
    'Eingangshallen und Korridore',
    'Schulen und Verwaltungsbauten',
    'Verkaufsräume',
    'Museen und Ausstellungsräume',
    'Büros und Empfang',
  ],
  facts: [
    { label: 'Dicke', value: '20–40', unit: 'mm', note: 'nach Format und Bodenaufbau' },
    { label: 'Abriebfestigkeit', value: 'Klasse A nach DIN EN 1341' },
    { label: 'Belastung', value: 'bis 500', unit: 'kg/m²', note: 'bei vollflächiger Auflage' },
  ],
  limits: [
    'Säuren greifen jeden zementgebundenen Boden an. Zitrone, Essig, Wein und Entkalker hinterlassen matte Flecken, die nur durch Schleifen verschwinden. In Küchen und Gaststuben hilft eine Imprägnierung, Zeit zu gewinnen; sie ersetzt das Aufwischen nicht.',
    'Bewegungsfugen des Unterlagsbodens laufen im Belag weiter. Wer sie überdeckt, bekommt den Riss an einer Stelle, die er nicht gewählt hat. Für Windfänge und andere Zonen mit nassen Sohlen ist poliert die falsche Wahl.',
  ],
  finishes: ['geschliffen', 'seidenmatt', 'poliert'],
};

/** Words of the drawing. */
export const drawingWords = {
  title: 'Schnitt durch einen Bodenbelag über Bodenheizung',
  joint: 'Bewegungsfuge',
  slab: 'Platte aus Betonwerkstein',
  adhesive: 'Kleber, vollflächig',
  screed: 'Unterlagsboden mit Heizrohren',
  foil: 'Trennlage',
  insulation: 'Dämmung',
  structure: 'Betondecke',
  datum: '±0.00 ist Oberkante Belag.',
} as const;

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Bodenbelag im Innern, im Mörtelbett',
    text: `Platten aus Betonwerkstein oder Terrazzo liefern und vollflächig in frischen Mörtel verlegen. Bettdicke ${bedThickness('Mörtelbett')}, Haftbrücke auf der Rückseite der Platte. Bewegungsfugen des Unterlagsbodens im Belag übernehmen. Fugenbild nach Verlegeplan.`,
    unit: 'm²',
    open: [...slabFields, 'Fugenbreite (mm)', 'Bodenheizung'],
  },
  {
    title: 'Bodenbelag im Innern, geklebt',
    text: `Kalibrierte Platten aus Betonwerkstein oder Terrazzo liefern und auf ebenem, tragfähigem und trockenem Grund verkleben. Kleber auf Boden und Platte aufgezogen, Bettdicke ${bedThickness('Kleber')}. Bewegungsfugen des Unterlagsbodens im Belag übernehmen.`,
    unit: 'm²',
    open: [...slabFields, 'Fugenbreite (mm)', 'Bodenheizung'],
  },
  {
    title: 'Sockel',
    text: 'Sockel in derselben Mischung und Bearbeitung wie der Belag, Oberkante gefast, elastische Fuge zum Boden.',
    unit: 'm',
    open: ['Höhe (mm)', 'Dicke (mm)', 'Oberfläche'],
  },
  {
    title: 'Überschleifen nach dem Verlegen',
    text: 'Belag nach dem Erhärten von Bett und Fuge vollflächig überschleifen, so dass keine Überzähne stehen bleiben. Randbereiche und Ecken eingerechnet.',
    unit: 'm²',
    open: ['Glanzgrad'],
  },
];

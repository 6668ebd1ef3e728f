import type { Product, TenderPosition } from '../product.ts';

export const product: Product = {
  page: 'smallArchitecture',
  name: 'Kleinarchitektur',
  badge: 'Stadtmöblierung',
  title: 'Kleinarchitektur und Stadtmöblierung aus Beton',
  searchText:
    'Bänke, Tröge, Poller und Brunnen aus Betonwerkstein: Rohdichte 2.3–2.4\u00a0g/cm³, Druckfestigkeit über 50\u00a0N/mm², Toleranz ±2\u00a0mm. Varianten, Versetzen, Unterhalt.',
  card: 'Bänke, Tröge, Poller und Brunnen für Strassen, Parks und Höfe.',
  keyFact: 'Druckfestigkeit',
  sample: 'Kleinarchitektur: Oberfläche geschliffen, gestrahlt oder gewaschen',
  documents: ['datenblatt-elemente', 'ausschreibung-elemente', 'pruefung-druckfestigkeit'],
  intro:
    'Sitzbänke, Pflanztröge, Poller und Brunnen für Strassen, Parks und Höfe, gegossen als Einzelstück oder in Serie.',
  description: [
    'Was im öffentlichen Raum steht, wird selten geschont. Man sitzt darauf, stellt Velos daran, fährt mit der Reinigungsmaschine dagegen. Hier hilft zunächst die Masse: Bei einer Rohdichte von 2.3 bis 2.4\u00a0g/cm³ wiegt ein Kubikmeter 2.3 bis 2.4\u00a0Tonnen. Viele Stücke halten ihren Platz allein durch ihr Gewicht und brauchen keine sichtbare Verschraubung.',
    'Die Druckfestigkeit liegt über 50\u00a0N/mm². Eine Bank benötigt diesen Wert statisch kaum; er steht für ein dichtes Gefüge, an dem Kanten halten und in das Wasser, Öl und Farbe nur langsam eindringen. Für schlanke Auskragungen und lange Sitzflächen kommt Bewehrung dazu, deren Überdeckung den Querschnitt mitbestimmt.',
    'Die Form folgt den Regeln des Giessens. Flächen brauchen einen leichten Anzug, damit sich das Stück unbeschädigt aus der Schalung löst; Kanten werden gefast oder gerundet, weil scharfe abplatzen. Stösst ein Element ans nächste, sorgt die Toleranz von ±2\u00a0mm dafür, dass Sitzkante und Fuge in einer Flucht bleiben. Jede neue Form verlangt eine neue Schalung; wer Varianten auf wenige Grundkörper zurückführt, spart Aufwand und Zeit.',
  ],
  features: [
    'Stehen durch Eigengewicht, Verankerung bei Bedarf verdeckt',
    'Ansichten geschliffen, gestrahlt oder gewaschen, auch am selben Stück',
    'Sitzauflagen aus Holz und Einbauteile aus Metall lassen sich vorbereiten',
    'Schrift, Zeichen und Reliefs im Abguss',
    'Versetzhülsen so angeordnet, dass sie nachher nicht sichtbar sind',
  ],
  applicationsLabel: 'Produktvarianten',
  applications: [
    'Sitzbänke und Sitzblöcke',
    'Pflanztröge',
    'Poller und Absperrungen',
    'Brunnen und Wasserbecken',
    'Beeteinfassungen',
    'Stelen und Schriftsteine',
  ],
  facts: [
    { label: 'Rohdichte', value: '2.3–2.4', unit: 'g/cm³' },
    { label: 'Druckfestigkeit', value: 'über 50', unit: 'N/mm²' },
    { label: 'Toleranz', value: '±2', unit: 'mm', note: 'bezogen auf die Abmessungen' },
  ],
  limits: [
    'Vor dem Entwurf steht die Frage, wie das Stück an seinen Ort kommt. Kranstandort, Traglast von Decken und Werkleitungen im Boden begrenzen das Gewicht oft stärker als die Gestaltung. Über Tiefgaragen ist die Auflast mit der Tragwerksplanung zu klären.',
    'Tröge und Becken benötigen einen offenen Abfluss; gefrierende nasse Erde drückt sonst die Wandung auseinander. Wo mit Sprayereien zu rechnen ist, sollte das Schutzsystem am Muster erprobt werden, denn manches vertieft den Farbton oder hinterlässt Glanz.',
  ],
  finishes: ['geschliffen', 'gestrahlt', 'gewaschen'],
};

/** Words of the drawing. */
export const drawingWords = {
  title: 'Querschnitt durch eine Sitzbank',
  height: 'H',
  width: 'B',
  element: 'Betonwerkstein,',
  reinforcement: 'Bewehrung mit Überdeckung',
  drip: 'Tropfkante',
  dowel: 'Dorn in Versetzhülse, verdeckt',
  bed: 'Mörtelbett',
  foundation: 'Fundament',
  ground: 'Baugrund',
  sizes: 'B und H nach Plan, mit der Toleranz des Elements.',
} as const;

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Sitzbank oder Sitzblock',
    text: 'Element aus Betonwerkstein mit Anzug und gefasten oder gerundeten Kanten liefern, mit verdeckten Versetzhülsen auf bauseitiger Fundation versetzen. Sitzauflage und Einbauteile nach Plan vorbereitet.',
    unit: 'Stück',
    open: ['Abmessung (mm)', 'Gewicht (kg)', 'Oberfläche', 'Farbton, Muster Nr.', 'Sitzauflage'],
  },
  {
    title: 'Pflanztrog oder Becken',
    text: 'Trog oder Becken aus Betonwerkstein mit offenem Abfluss liefern und versetzen, Wandung bewehrt.',
    unit: 'Stück',
    open: ['Abmessung (mm)', 'Gewicht (kg)', 'Oberfläche', 'Farbton, Muster Nr.', 'Abfluss'],
  },
  {
    title: 'Poller',
    text: 'Poller aus Betonwerkstein liefern und versetzen, Stand durch Eigengewicht oder mit verdeckter Verankerung.',
    unit: 'Stück',
    open: ['Abmessung (mm)', 'Verankerung', 'Oberfläche'],
  },
];

import type { Product, TenderPosition } from '../product.ts';
import { slabFields } from '../tender-texts.ts';

export const product: Product = {
  page: 'indoorStairs',
  name: 'Innentreppen',
  badge: 'Innenbereich',
  title: 'Innentreppen aus Betonwerkstein',
  searchText:
    'Tritt- und Setzstufen, Winkelstufen und Podeste: Breite 28–35\u00a0cm, Höhe 16–18\u00a0cm, Dicke 4–8\u00a0cm, Toleranz ±1\u00a0mm. Auflager, Kanten, Schallschutz und Schutz am Bau.',
  card: 'Tritt- und Setzstufen, Winkelstufen und Podeste, massgenau auf ±1\u00a0mm.',
  keyFact: 'Toleranz',
  sample: 'Innentreppen: Stufe, Oberfläche geschliffen oder seidenmatt',
  documents: ['datenblatt-treppen', 'ausschreibung-treppen', 'detail-treppe'],
  intro:
    'Tritt- und Setzstufen, Winkelstufen und Podeste für das Treppenhaus, mit einer Toleranz von ±1\u00a0mm gefertigt, damit alle Stufen gleich hoch und tief sind.',
  description: [
    'Eine Treppe sieht man von oben, von vorn und durch das Treppenauge von unten. Stufe, Sockel und Podest werden deshalb gemeinsam bemustert und aus derselben Mischung bestellt. Ein Farbsprung in der Mitte des Laufs fällt im Seitenlicht eines Treppenhausfensters sofort auf.',
    'Breiten von 28 bis 35\u00a0cm und Höhen von 16 bis 18\u00a0cm decken die üblichen Geschosstreppen ab. Wie dick die Stufe wird, hängt davon ab, was sie leistet. Als Belag auf einem betonierten Lauf genügt der untere Bereich von 4 bis 8\u00a0cm. Liegt sie nur an den Enden auf oder kragt sie aus, trägt sie selbst, wird bewehrt und entsprechend stärker.',
    'Der Grund für die enge Toleranz liegt im Rohbau. Betonläufe weichen von Stufe zu Stufe ab, und das Mörtelbett gleicht das aus. Ist die Stufe genau, steht die ganze Betthöhe dafür zur Verfügung, und die Steigung bleibt vom Antritt bis zum Austritt gleich.',
  ],
  features: [
    'Vorderkante gefast, gerundet oder unterschnitten',
    'Sockel, Wangen und Podestplatten nach demselben Plan',
    'Gewendelte Läufe und Antrittsstufen nach Schablone',
    'Rillen oder Einlagen für Trittsicherheit und Kantenmarkierung',
    'Auf Trittschalllagern versetzbar',
    'Untersicht ebenfalls bearbeitet, wo sie sichtbar bleibt',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Treppenhäuser im Wohnungsbau',
    'Geschosstreppen im Einfamilienhaus',
    'Schulhäuser',
    'Foyers',
    'Auskragende und aufgelagerte Einzelstufen',
    'Ersatz ausgetretener Kunststeinstufen',
  ],
  facts: [
    { label: 'Stufenbreite', value: '28–35', unit: 'cm' },
    { label: 'Stufenhöhe', value: '16–18', unit: 'cm' },
    { label: 'Dicke', value: '4–8', unit: 'cm', note: 'selbsttragende Stufen im oberen Bereich' },
    { label: 'Toleranz', value: '±1', unit: 'mm', note: 'bezogen auf die Abmessungen' },
  ],
  limits: [
    'Polierte Trittflächen werden unter feuchten Sohlen glatt. Für öffentliche Treppen und für den ersten Lauf hinter der Haustür eignen sich geschliffene oder seidenmatte Stufen besser, bei Bedarf mit einem aufgerauten Streifen an der Kante.',
    'Sobald die Treppe versetzt ist, benutzt sie die ganze Baustelle. Decken Sie Stufen und Kanten mit einem diffusionsoffenen Schutz ab. Unter dichter Folie und unter Klebeband bleibt die Feuchte stehen und hinterlässt Ränder. Die Entkopplung gegen Trittschall muss vor dem Versetzen geplant sein; nachträglich lässt sie sich kaum verbessern.',
  ],
  finishes: ['geschliffen', 'seidenmatt'],
};

/** Words of the drawing. */
export const drawingWords = {
  title: 'Schnitt durch eine Innentreppe aus Tritt- und Setzstufen',
  tread: 'Trittstufe, unterschnitten',
  riser: 'Setzstufe',
  bed: 'Mörtelbett',
  landing: 'Podestplatte',
  flight: 'Betonierter Lauf',
  tolerance: 'Toleranz der Stufe',
  datum: '±0.00 ist Oberkante Podest.',
} as const;

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Stufen im Innern',
    text: 'Tritt- und Setzstufen oder Winkelstufen aus Betonwerkstein liefern und im Mörtelbett auf betoniertem Lauf versetzen, bei Bedarf auf Trittschalllagern. Steigung vom Antritt bis zum Austritt gleich. Sichtbare Untersicht ebenfalls bearbeitet.',
    unit: 'Stück',
    open: ['Stufenart', 'Stufenlänge (cm)', 'Stufenbreite (cm)', 'Stufenhöhe (cm)', 'Dicke (cm)', 'Vorderkante', 'Oberfläche', 'Farbton, Muster Nr.'],
  },
  {
    title: 'Podestplatten im Innern',
    text: 'Podestplatten in derselben Mischung und Bearbeitung wie die Stufen liefern und verlegen.',
    unit: 'm²',
    open: [...slabFields],
  },
  {
    title: 'Schutz der Stufen während der Bauzeit',
    text: 'Stufen und Kanten nach dem Versetzen diffusionsoffen abdecken, ohne dichte Folie und ohne Klebeband auf dem Stein; vor der Abnahme entfernen.',
    unit: 'Stück',
    open: ['Dauer'],
  },
];

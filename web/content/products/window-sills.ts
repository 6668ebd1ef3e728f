import type { Product, TenderPosition } from '../product.ts';
import { pieceFields } from '../tender-texts.ts';

export const product: Product = {
  page: 'windowSills',
  name: 'Fensterbänke',
  badge: 'Fassadenelemente',
  title: 'Fensterbänke aus Betonwerkstein',
  searchText:
    'Fensterbänke aus Betonwerkstein: Länge bis 3.0\u00a0m, Breite 15–40\u00a0cm, Dicke 3–6\u00a0cm, Tropfkante 10–15\u00a0mm. Gefälle, seitlicher Anschluss und thermische Trennung.',
  card: 'Bis 3.0\u00a0m lang in einem Stück, mit Gefälle und Tropfkante.',
  keyFact: 'Länge',
  sample: 'Fensterbänke: aussen geschliffen oder gestrahlt, innen seidenmatt',
  documents: ['datenblatt-fassade-wand', 'ausschreibung-fassade-wand', 'detail-fensterbank'],
  intro:
    'Fensterbänke bis 3.0\u00a0m Länge in einem Stück. Gefälle und Tropfkante halten das Regenwasser von der Wand fern, die Mischung verbindet sie mit Fassade oder Boden.',
  description: [
    'Eine äussere Fensterbank ist ein kleines Dach. Sie fängt auf, was an der Scheibe herunterläuft, und gibt es vor der Fassade ab. An einer glatten Unterseite würde das Wasser haften und zur Wand zurückkriechen. Die Tropfkante von 10 bis 15\u00a0mm unterbricht diesen Weg: Der Tropfen findet keine Fläche mehr und fällt.',
    'Jeder Stoss ist eine mögliche Leckstelle. Deshalb ist ein Stück von Leibung zu Leibung immer die sicherere Ausführung, solange es sich tragen und einsetzen lässt. Breite Öffnungen teilt man dort, wo auch das Fenster teilt, und hinterlegt die Fuge. Die Breite von 15 bis 40\u00a0cm folgt dem Wandaufbau: Mit der Dämmung ist die Leibung tiefer geworden, und die Bank muss samt Überstand darüber hinausreichen. Lange und weit auskragende Stücke liegen im oberen Bereich der Dicke von 3 bis 6\u00a0cm.',
    'Im Haus gelten andere Regeln. Die innere Bank liegt trocken, trägt Pflanzen und Ellbogen und wird meist passend zum Boden geschliffen. Eine Tropfkante entfällt; dafür zählt eine Vorderkante, die sich gut anfühlt.',
  ],
  features: [
    'Oberseite nach aussen geneigt, damit Regen und Tauwasser abfliessen',
    'Unterseitige Tropfkante vor der Fassadenflucht',
    'Seitliche Aufbordung für den Anschluss an Putz oder Stein',
    'Gewände, Sturz und Schwelle aus der gleichen Mischung',
    'Vorderkante gerade, gefast oder profiliert',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Verputzte Aussendämmung',
    'Sichtmauerwerk',
    'Fassaden aus Betonwerkstein',
    'Fenstertüren und Schwellen',
    'Innere Simse',
    'Ersatz schadhafter Bänke im Bestand',
  ],
  facts: [
    { label: 'Länge', value: 'bis 3.0', unit: 'm', note: 'in einem Stück' },
    { label: 'Breite', value: '15–40', unit: 'cm', note: 'Leibungstiefe plus Überstand' },
    { label: 'Dicke', value: '3–6', unit: 'cm' },
    { label: 'Tropfkante', value: '10–15', unit: 'mm' },
  ],
  limits: [
    'Stein leitet Wärme. Läuft die Bank unter dem Rahmen von aussen nach innen durch, entsteht eine Wärmebrücke mit Kondensat am Fensterfuss. Aussen- und Innenbank werden darum getrennt, und unter der äusseren liegt eine zweite, wasserführende Ebene.',
    'Die Enden dürfen nicht starr eingemauert sein: Ein langes Stück dehnt sich in der Sonne, und seitlich braucht es dafür eine weiche Fuge. Fensterbänke sind keine Standfläche; wer Rahmen streicht oder Storen montiert, gehört auf ein Gerüst.',
  ],
  finishes: ['geschliffen', 'gestrahlt', 'seidenmatt'],
};

/** Words of the drawing. */
export const drawingWords = {
  title: 'Vertikalschnitt durch eine Fensterbank mit Tropfkante',
  sill: 'Fensterbank mit Gefälle, Länge',
  drip: 'Tropfkante',
  inner: 'Innenbank',
  layer: 'Zweite, wasserführende Ebene',
  render: 'Putz',
  insulation: 'Dämmung',
  wall: 'Tragende Wand',
} as const;

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Äussere Fensterbank',
    text: 'Fensterbank aus Betonwerkstein in einem Stück von Leibung zu Leibung liefern und versetzen, Oberseite nach aussen geneigt, Tropfkante an der Unterseite vor der Fassadenflucht, seitliche Aufbordung für den Anschluss. Zweite, wasserführende Ebene bauseits. Enden mit weicher Fuge, nicht eingemauert.',
    unit: 'Stück',
    open: [...pieceFields],
  },
  {
    title: 'Innere Fensterbank',
    text: 'Fensterbank aus Betonwerkstein liefern und versetzen, von der äusseren getrennt, Vorderkante gerade, gefast oder profiliert.',
    unit: 'Stück',
    open: [...pieceFields, 'Vorderkante'],
  },
  {
    title: 'Gewände, Sturz und Schwelle',
    text: 'Formteile in derselben Mischung wie die Fensterbank liefern und versetzen.',
    unit: 'Stück',
    open: ['Bauteil', 'Abmessung (mm)', 'Oberfläche'],
  },
];

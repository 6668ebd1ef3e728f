import type { FinishId } from '@works/stone/codes/finishes';

export interface SurfaceCare {
  readonly finish: FinishId;
  readonly method: string;
  readonly frequency: string;
  readonly note: string;
  /** The note asks for a complaint. */
  readonly isDefect?: boolean;
  readonly tools: readonly string[];
}

interface Stain {
  /** Its place on the page. */
  readonly id: string;
  readonly title: string;
  /** In the order of work. */
  readonly steps: readonly string[];
  readonly caution: string;
}

export interface Season {
  readonly title: 'Frühling' | 'Sommer' | 'Herbst' | 'Winter';
  readonly priority: 'Hoch' | 'Mittel' | 'Kritisch';
  readonly tasks: readonly string[];
}

export const surfaceCare: readonly SurfaceCare[] = [
  {
    finish: 'geschliffen',
    method: 'Staub aufnehmen, dann feucht wischen mit neutralem Reiniger.',
    frequency: 'Wöchentlich, in Eingängen täglich',
    note: 'Sand vor der Tür abfangen; er wirkt unter den Sohlen wie Schleifpapier.',
    tools: ['Sauberlaufmatte', 'Flachmopp', 'zwei Eimer'],
  },
  {
    finish: 'gestrahlt',
    method: 'Trocken bürsten, anschliessend mit Wasser abspülen.',
    frequency: 'Im Freien zwei- bis viermal im Jahr',
    note: 'Nicht punktuell scheuern, sonst entstehen helle Stellen.',
    tools: ['Wurzelbürste', 'Gartenschlauch'],
  },
  {
    finish: 'fein-gestockt',
    method: 'In mehreren Richtungen bürsten, nass nachreinigen.',
    frequency: 'Im Freien zwei- bis viermal im Jahr',
    note: 'Die Vertiefungen halten Schmutz fest; kurze Einwirkzeit des Wassers hilft mehr als Druck.',
    tools: ['Harte Bürste ohne Metall', 'Flächenreiniger mit Rotationsdüse'],
  },
  {
    finish: 'seidenmatt',
    method: 'Nebelfeucht wischen, Wasser zweimal wechseln.',
    frequency: 'Wöchentlich',
    note: 'Keine wachs- oder polymerhaltigen Pflegemittel, sie schichten sich auf und vergilben.',
    tools: ['Mikrofasermopp', 'weiches Tuch'],
  },
  {
    finish: 'gewaschen',
    method: 'Laub und Erde entfernen, mit Wasser und Bürste reinigen.',
    frequency: 'Nach dem Laubfall und im Frühling',
    note: 'Lockere Körner sind ein Zeichen für zu hohen Druck oder Frostschaden; melden Sie es, bevor Sie weiterarbeiten.',
    isDefect: true,
    tools: ['Piassavabesen', 'Gartenschlauch'],
  },
  {
    finish: 'poliert',
    method: 'Staub trocken aufnehmen, mit wenig Wasser nachwischen und trockenreiben.',
    frequency: 'Nach Gebrauch, mindestens wöchentlich',
    note: 'Flüssigkeiten sofort abtupfen; Säure zerstört den Glanz dauerhaft.',
    tools: ['Staubwischgerät', 'weiches Tuch'],
  },
];

export const dos: readonly string[] = [
  'Mit Wasser beginnen, erst danach Reiniger einsetzen',
  'Neutrale oder leicht alkalische Reiniger verwenden',
  'Jedes neue Mittel an verdeckter Stelle erproben',
  'Stein vor der Reinigung vornässen, damit Schmutzwasser nicht einzieht',
  'Mit viel klarem Wasser nachspülen',
  'Flecken gleich behandeln, solange sie auf der Oberfläche liegen',
];

export const donts: readonly string[] = [
  'Säuren, Entkalker und saure Zementschleierentferner auf geschliffene, seidenmatte oder polierte Flächen bringen',
  'Drahtbürsten und Stahlwolle benutzen: Ihre Späne rosten',
  'Den Hochdruckstrahl nahe an Fugen und Kanten führen',
  'Frischen Belag mit dichter Folie abdecken',
  'Pflanzkübel und Matten dauerhaft ohne Unterlüftung stehen lassen',
  'Tausalz streuen, wo Splitt genügt',
];

export const stains: readonly Stain[] = [
  {
    id: 'oel-und-fett',
    title: 'Öl und Fett',
    steps: [
      'Frisches Öl aufsaugen, nicht verreiben',
      'Ölbindemittel oder Paste mit Lösemittel auftragen, abdecken und einziehen lassen',
      'Trocken abnehmen, mit alkalischem Reiniger nachwaschen',
    ],
    caution: 'Altes Öl sitzt tief und braucht mehrere Durchgänge; ein Schatten kann bleiben.',
  },
  {
    id: 'rost',
    title: 'Rost',
    steps: [
      'Ursache entfernen, etwa Möbelfüsse oder eisenhaltigen Dünger',
      'Säurefreien Rostentferner für Naturstein auftragen',
      'Nach Anleitung abspülen und bei Bedarf wiederholen',
    ],
    caution: 'Übliche Rostlöser enthalten Säure und ätzen den Zementstein.',
  },
  {
    id: 'kalk',
    title: 'Kalk und Ausblühungen',
    steps: [
      'Trocken abbürsten und der Witterung Zeit lassen',
      'Hartnäckige Schleier mit Wasser und Bürste lösen',
      'Kehrt der Schleier zurück, die Wasserführung prüfen',
    ],
    caution: 'Saure Mittel nur im Freien, nur auf rauen Flächen und nur durch Fachleute, nach Vornässen und Probe.',
  },
  {
    id: 'moos',
    title: 'Moos, Algen und Flechten',
    steps: [
      'Bewuchs mit Spachtel aus Kunststoff abheben',
      'Mit heissem Wasser und Bürste reinigen',
      'Licht, Luft und Wasserablauf verbessern',
    ],
    caution: 'Unkrautvertilger sind in der Schweiz auf Wegen, Plätzen und Terrassen verboten.',
  },
  {
    id: 'wein-und-kaffee',
    title: 'Wein, Kaffee und Fruchtsaft',
    steps: [
      'Sofort abtupfen und mit Wasser verdünnen',
      'Neutralen Reiniger einwirken lassen',
      'Farbreste mit einer Kompresse aus Wasserstoffperoxid bleichen',
    ],
    caution: 'Wein und Saft sind sauer. Bleibt eine matte Stelle, hilft nur Nachschleifen.',
  },
  {
    id: 'farbe',
    title: 'Farbe, Kaugummi und Sprayereien',
    steps: [
      'Kaugummi vereisen und abheben',
      'Frische Wandfarbe mit Wasser, gehärtete mit gelartigem Abbeizer lösen',
      'Sprayereien im abgestimmten System entfernen, bevor sie einwandern',
    ],
    caution:
      'Lösemittel verteilen Farbe in die Poren, wenn sie flüssig verrieben werden. Im Zweifel Fachbetrieb beiziehen.',
  },
];

export const seasons: readonly Season[] = [
  {
    title: 'Frühling',
    priority: 'Hoch',
    tasks: [
      'Streugut und Salzreste abkehren, dann abspülen',
      'Fugen prüfen und nachfüllen',
      'Abläufe und Rinnen freilegen',
      'Grundreinigung der Aussenflächen',
    ],
  },
  {
    title: 'Sommer',
    priority: 'Mittel',
    tasks: [
      'Grill- und Sonnenölflecken rasch aufnehmen',
      'Nicht auf heissem Stein reinigen, das Mittel trocknet sonst an',
      'Bewuchs in den Fugen früh entfernen',
    ],
  },
  {
    title: 'Herbst',
    priority: 'Hoch',
    tasks: [
      'Laub laufend entfernen, Gerbstoffe färben ab',
      'Gefälle und Entwässerung vor dem Frost prüfen',
      'Zieht Wasser ein, Imprägnierung auf trockenem Stein erneuern, solange die Temperatur es zulässt',
    ],
  },
  {
    title: 'Winter',
    priority: 'Kritisch',
    tasks: [
      'Schnee früh räumen, mit Schaufelkanten aus Kunststoff',
      'Mit Splitt oder Sand streuen',
      'Wo Salz nötig ist, sparsam dosieren und Reste vor dem nächsten Frost wegspülen',
      'Eis nicht aufhacken',
    ],
  },
];

export const cleaningPage = {
  heading: 'Reinigung und Pflege',
  intro:
    'Betonwerkstein ist zementgebunden. Daraus folgt fast alles: Er verträgt Wasser, Bürste und milde Lauge, aber keine Säure.',
  headings: {
    surfaces: 'Pflege nach Oberfläche',
    rules: 'Was nützt und was schadet',
    stains: 'Flecken entfernen',
    seasons: 'Pflege im Jahreslauf',
    protection: 'Imprägnieren und Hydrophobieren',
    notes: 'Allgemeine Hinweise',
    use: 'Frischer Stein und Reiniger',
  },
  labels: {
    finish: 'Oberfläche',
    method: 'Vorgehen',
    frequency: 'Häufigkeit',
    note: 'Besonders beachten',
    tools: 'Geräte',
    dos: 'Gut für den Stein',
    donts: 'Vermeiden',
    caution: 'Vorsicht',
    priority: 'Priorität',
  },
  protection: [
    'Eine Hydrophobierung kleidet die Poren wasserabweisend aus, ohne sie zu verschliessen. Der Stein nimmt weniger Wasser und Schmutz auf und trocknet rascher; seine Dampfdurchlässigkeit bleibt weitgehend erhalten. Gegen Öl hilft sie wenig. Dafür braucht es eine Imprägnierung, die auch ölabweisend eingestellt ist.',
    'Beide Mittel wirken nur auf sauberem, trockenem Stein und lassen mit der Zeit nach. Sie können den Farbton vertiefen; eine Probefläche zeigt es. Filmbildende Versiegelungen sind für Flächen im Freien ungeeignet, weil sich Feuchte darunter staut.',
  ],
  notes: [
    'In den ersten Monaten gibt frischer Betonwerkstein Feuchte und Kalk ab. Warten Sie mit Imprägnierung und kräftiger Reinigung, bis er gleichmässig ausgetrocknet ist.',
    'Halten Sie Dosierung und Einwirkzeit des Reinigers ein und leiten Sie Reinigungswasser mit Chemie nicht in Versickerung oder Gewässer.',
    'Schreiben Sie auf, welches Mittel Sie verwenden. Bei einer späteren Instandsetzung erspart das Versuche.',
  ],
  links: {
    finishes: 'Oberflächen',
    library: 'Pflegehinweise als PDF',
    consultation: 'Frage zur Pflege stellen',
    complaint: 'Mangel melden',
  },
} as const;

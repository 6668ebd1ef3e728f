import { projectFileWords } from '@works/stone/files/project-words';

const { heading, surfaceOpen, total, columns } = projectFileWords;

/** Words of the project sheet: plans and surfaces of one project, collected on the device. */
export const projectWords = {
  heading,
  intro:
    'Pläne und Oberflächen eines Projekts auf einem Blatt. Die Adresse dieser Seite enthält alle Einträge: Wer sie öffnet, sieht dasselbe Blatt.',
  add: 'Ins Projektblatt',
  remove: 'Aus dem Projektblatt nehmen',
  open: (count: number) => `Projektblatt öffnen (${count})`,
  full: (most: number) => `Ein Projektblatt fasst ${most} Einträge.`,
  unkept: 'Dieser Browser behält keine Einträge. Kopieren Sie die Adresse.',
  empty:
    'Das Projektblatt ist leer. Einträge kommen aus den Planern der Produkte, aus der Materialbibliothek und aus dem Atelier.',
  incomplete: 'Ein Teil der Adresse liess sich nicht lesen. Gezeigt wird der Rest.',
  tooLong: (most: number) =>
    `Die Adresse nennt mehr Einträge, als ein Projektblatt fasst. Gezeigt werden die ersten ${most}; verteilen Sie die übrigen auf ein zweites Blatt.`,
  name: 'Name des Projekts',
  nameHint: 'Freiwillig, zum Beispiel «Haus Keller». Steht in Datei, Adresse und Anfrage.',
  failed: 'Das Projektblatt konnte nicht geladen werden. Prüfen Sie die Verbindung und laden Sie die Seite neu.',
  columns: { ...columns, values: 'Masse', action: 'Ändern' },
  surface: columns.surface,
  surfaceOpen,
  outdated: 'Dieser Plan lässt sich so nicht mehr machen. Öffnen Sie ihn im Planer und legen Sie ihn neu ab.',
  compare: {
    heading: 'Zwei Pläne nebeneinander',
    sides: ['Erster Plan', 'Zweiter Plan'],
    what: 'Angabe',
    difference: 'Differenz',
    same: 'gleich',
    heaviest: 'Schwerstes Stück',
  },
  dropShort: 'Entfernen',
  drop: (entry: string) => `${entry} entfernen`,
  total,
  keep: 'Auf diesem Gerät behalten',
  kept: 'Behalten.',
  pdf: 'Blatt (PDF)',
  copy: 'Adresse kopieren',
  copied: 'Adresse kopiert.',
  ask: 'Beratung anfragen',
  making: 'Datei wird erstellt …',
  made: 'Das Blatt ist erstellt.',
  pdfFailed: 'Die Datei konnte nicht erstellt werden. Prüfen Sie die Verbindung und versuchen Sie es nochmals.',
  copyFailed: 'Das liess sich nicht kopieren: Der Browser erlaubt es nicht.',
  summary: (plans: number, surfaces: number) =>
    [
      ...(plans > 0 ? [plans === 1 ? '1\u00a0Plan' : `${plans}\u00a0Pläne`] : []),
      ...(surfaces > 0 ? [surfaces === 1 ? '1\u00a0Oberfläche' : `${surfaces}\u00a0Oberflächen`] : []),
    ].join(' und '),
} as const;

import type { FinishId } from '@works/stone/codes/finishes';
import { finishTitles } from './finish-titles.ts';
import { testResult } from './test-results.ts';
import { usesOf } from './uses.ts';

export interface Finish {
  readonly id: FinishId;
  readonly name: string;
  /** What is done to the stone, and what one sees. */
  readonly description: string;
  readonly properties: readonly string[];
  /** From the table of use. */
  readonly applications: readonly string[];
  /** What decides slip resistance here; classes only where specified. */
  readonly slip: string;
  readonly care: string;
  /** What a sample request says about surfaces and colours. */
  readonly sample: string;
}

const described: readonly Omit<Finish, 'applications'>[] = [
  {
    id: 'geschliffen',
    name: finishTitles.geschliffen,
    description:
      'Der Vorsatz wird mit Schleifsteinen abgetragen, bis die Körner im Schnitt liegen. Die Fläche ist eben und matt, das Gestein zeigt seine Farbe und Grösse unverdeckt. Fein geschliffen wirkt sie ruhiger, grob geschliffen bleiben Schleifspuren spürbar.',
    properties: ['Ebene, matte Fläche', 'Korn im Schnitt sichtbar', 'Leicht zu reinigen', 'Später nachschleifbar'],
    slip: 'Hängt von der Feinheit des Schliffs ab: Je gröber die letzte Schleifkörnung, desto griffiger bleibt die Fläche.',
    care: 'Feucht wischen mit neutralem Reiniger.',
    sample: 'Oberfläche geschliffen',
  },
  {
    id: 'gestrahlt',
    name: finishTitles.gestrahlt,
    description:
      'Ein Strahl aus feinem Granulat nimmt die Zementhaut weg und raut Zementstein und Korn leicht auf. Die Farbe wird heller und matter; Profile bleiben erhalten, Kanten werden leicht gerundet. Die Tiefe lässt sich von einem Hauch bis zum deutlich freigelegten Korn steuern.',
    properties: [
      'Feinraue, blendfreie Fläche',
      'Gleichmässig auch auf Profilen',
      'Hellt den Farbton auf',
      'Profile bleiben erhalten, Kanten werden leicht gerundet',
    ],
    slip: 'Nimmt mit der Strahltiefe zu. Welche Gruppe erreicht wird, zeigt die Prüfung am gewählten Muster.',
    care: 'Trocken bürsten, danach mit viel Wasser nachspülen.',
    sample: 'Oberfläche gestrahlt',
  },
  {
    id: 'fein-gestockt',
    name: finishTitles['fein-gestockt'],
    description:
      'Der Stockhammer zertrümmert mit kleinen Spitzen die oberste Schicht. Zurück bleibt ein regelmässiges Relief aus feinen Kratern, in dem gebrochenes Korn im Licht glitzert. Von allen Bearbeitungen kommt diese der handwerklich behauenen Steinfläche am nächsten.',
    properties: [
      'Kräftig raues Relief',
      'Kontrast zum glatten Kantenschlag möglich',
      'Unempfindlich gegen Kratzer',
      'Wirkt im Streiflicht plastisch',
    ],
    slip: 'Die gebrochenen Spitzen greifen auch bei Nässe, die Bearbeitung eignet sich für Treppen und Rampen. Die Bewertungsgruppe belegt erst die Prüfung.',
    care: 'In mehreren Richtungen bürsten; mit mässigem Druck nass reinigen.',
    sample: 'Oberfläche fein gestockt',
  },
  {
    id: 'seidenmatt',
    name: finishTitles.seidenmatt,
    description:
      'Nach dem Schliff folgen feinere Körnungen, bis die Fläche bei flachem Blick einen weichen Schimmer hat, von oben betrachtet aber matt bleibt. Farben erscheinen tiefer als geschliffen, ohne dass sich Fenster darin spiegeln.',
    properties: [
      'Weicher Schimmer ohne Spiegelung',
      'Satter Farbton',
      'Angenehm unter der Hand',
      'Verzeiht Fingerspuren besser als poliert',
    ],
    slip: 'Für trockene Innenräume gedacht. Wo Nässe hereingetragen wird, entscheidet das Prüfergebnis über die Eignung.',
    care: 'Nebelfeucht wischen; wachshaltige Mittel meiden, sie bilden Schichten.',
    sample: 'Oberfläche seidenmatt',
  },
  {
    id: 'gewaschen',
    name: finishTitles.gewaschen,
    description:
      'Solange der Beton jung ist, wird der Zementstein an der Oberfläche ausgewaschen. Die Körner treten rund und unverletzt hervor, die Farbe stammt fast ganz vom Gestein. Feine Auswaschungen ergeben eine sandige Fläche, tiefe ein Bild aus Kieseln.',
    properties: [
      'Korn in natürlicher Form und Farbe',
      'Farbton wenig vom Zement abhängig',
      'Rau und griffig',
      'Kaschiert Gebrauchsspuren',
    ],
    slip: 'Bestimmt durch Korngrösse und Auswaschtiefe. Dichtes, feines Korn greift besser als einzelne runde Kiesel.',
    care: 'Mit Wasser und harter Bürste; Laub früh entfernen, es färbt in den Vertiefungen.',
    sample: 'Oberfläche gewaschen',
  },
  {
    id: 'poliert',
    name: finishTitles.poliert,
    description:
      'Die Poren werden gespachtelt, dann wird in immer feineren Stufen geschliffen und zuletzt auspoliert. Der Glanz kommt vom Gestein selbst, nicht von einem Überzug. Keine andere Bearbeitung zeigt Zeichnung und Tiefe des Korns so genau.',
    properties: [
      'Spiegelnder Glanz',
      'Geschlossene, dichte Fläche',
      'Volle Farbtiefe',
      'Zeigt Kratzer und Säureflecken deutlich',
    ],
    slip: 'Glatt bei Nässe, daher weder für Aussenbeläge noch für nasse Eingänge vorgesehen.',
    care: 'Staub trocken aufnehmen, mit weichem Tuch feucht nachwischen.',
    sample: 'Oberfläche poliert',
  },
];

export const finishes: readonly Finish[] = described.map((finish) => ({
  ...finish,
  applications: usesOf(finish.id).map(({ name }) => name),
}));

export const finishesPage = {
  heading: 'Oberflächen',
  intro:
    'Dieselbe Mischung kann hell oder dunkel, rau oder spiegelnd sein. Den Unterschied macht die Bearbeitung des Vorsatzes.',
  paragraphs: [
    'Jede Bearbeitung legt etwas anderes frei: Schleifen schneidet das Korn an, Strahlen und Stocken rauen es auf, Waschen lässt es ganz. Damit ändern sich Farbe, Griffigkeit, Schmutzverhalten und Pflege zugleich. Entscheiden Sie deshalb zuerst nach der Beanspruchung und dann nach dem Bild.',
    `Keine Oberfläche hat eine feste Rutschhemmung. Diese ergibt sich aus Korn, Bindemittel und Tiefe der Bearbeitung und wird am fertigen Muster geprüft. Unsere Prüfergebnisse liegen bei ${testResult.slip.value}; wo ein Produkt eine Spanne angibt, ist sie auf dessen Seite genannt.`,
  ],
  conditions: {
    heading: 'Schatten, Nässe und Tausalz',
    items: [
      {
        term: 'Schatten',
        text: 'Beschattete Flächen trocknen langsam. Algen und Moos haften zuerst in den Vertiefungen rauer Flächen; planen Sie dort mehr Reinigung ein. Gefälle, Licht und Luft wirken besser als jedes Mittel.',
      },
      {
        term: 'Nässe',
        text: 'Für nasse Wege und Stufen kommen gestrahlte, fein gestockte und gewaschene Flächen in Frage, polierte nicht. Ob die Rutschhemmung genügt, entscheidet die Prüfung am gewählten Muster.',
      },
      {
        term: 'Frost und Tausalz',
        text: `Ob der Stein Frost und Salz widersteht, hängt vom Beton ab, kaum von der Bearbeitung. Geprüft sind Frostwiderstand ${testResult.frost.value} und Tausalzwiderstand ${testResult.deicingSalt.value} an Produkten aus Betonwerkstein. Klären Sie mit uns, was für Ihre Mischung vorliegt, und streuen Sie wo möglich Splitt.`,
      },
    ],
  },
  comparison: 'Die sechs Bearbeitungen',
  states: {
    heading: 'Trocken, nass, im Streiflicht',
    intro:
      'Dreimal dieselbe Stelle desselben Steins. Beurteilen Sie ein Muster deshalb so, wie die Fläche später gesehen wird.',
    items: [
      {
        picture: 'stein-trocken',
        term: 'Trocken',
        text: 'In weichem Licht zeigt der Stein seinen Ton, hell und matt. Das Relief tritt auf der Oberseite zurück.',
      },
      {
        picture: 'stein-nass',
        term: 'Nass',
        text: 'Wasser füllt die Vertiefungen: Der Stein wird dunkler, das Korn deutlicher.',
      },
      {
        picture: 'stein-streiflicht',
        term: 'Im Streiflicht',
        text: 'Unter der tiefen Lampe wirft jede Erhebung ihren Schatten. Die Fläche wirkt rauer, als sie sich anfühlt.',
      },
    ],
  },
  labels: {
    properties: 'Eigenschaften',
    applications: 'Anwendungen',
    slip: 'Rutschhemmung',
    care: 'Pflege',
    sample: 'Muster anfordern',
  },
  light: {
    label: 'Licht',
    places: { links: 'von links', oben: 'von oben', rechts: 'von rechts' },
    between: (one: string, other: string) => `zwischen ${one} und ${other}`,
  },
  links: {
    technicalInfo: 'Technische Info',
    cleaning: 'Reinigung und Pflege',
    downloads: 'Dokumente zu Oberflächen',
  },
} as const;

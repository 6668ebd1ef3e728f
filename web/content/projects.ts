import type { ProductPage } from '../../shared/paths.ts';

export type ProjectId = 'freitreppe' | 'fassade' | 'terrazzoboden';

interface ProjectSpecification {
  readonly label: 'Format' | 'Oberfläche' | 'Farbe' | 'Rutschhemmung';
  readonly value: string;
}

export interface Project {
  readonly id: ProjectId;
  readonly title: string;
  readonly location: string;
  readonly year: number;
  readonly category: string;
  readonly description: string;
  /** Name of the picture among the site's pictures. */
  readonly image: string;
  /** Invented, until a real project takes its place: shown with {@link exampleMark}, refused in production (decisions.md D24). */
  readonly isExample: boolean;
  readonly tags: readonly string[];
  readonly specifications: readonly ProjectSpecification[];
  /** The product page with the technical data. */
  readonly product: ProductPage;
}

export const projects: readonly Project[] = [
  {
    id: 'freitreppe',
    title: 'Freitreppe und Vorplatz eines Gemeindehauses',
    location: 'Langenthal',
    year: 2022,
    category: 'Aussentreppen',
    description:
      'Acht Stufen führen vom Weg auf den gedeckten Vorplatz. Stufen und Platten stammen aus derselben Mischung, die Trittflächen sind bis nahe an die Vorderkante gestockt. Das Gefälle der Auftritte leitet Regen nach vorn, die Wange aus Sichtbeton fasst den Lauf.',
    image: 'projekt-freitreppe',
    isExample: true,
    tags: ['Aussentreppen', 'Aussenbeläge', 'Sichtbeton'],
    specifications: [
      { label: 'Format', value: 'Stufen 150 × 36\u00a0cm, Höhe\u00a015\u00a0cm' },
      { label: 'Oberfläche', value: 'Fein gestockt' },
      { label: 'Farbe', value: 'Hellgrau mit dunklem Korn' },
      { label: 'Rutschhemmung', value: 'R11' },
    ],
    product: 'outdoorStairs',
  },
  {
    id: 'fassade',
    title: 'Fassade eines Wohn- und Geschäftshauses',
    location: 'Winterthur',
    year: 2023,
    category: 'Fassaden',
    description:
      'Brüstungsbänder und Pfeiler gliedern drei Geschosse. Die Fugen liegen in den Achsen der Konstruktion, die Leibungen gehören zum Pfeilerelement. Fein gestrahlt nimmt der helle Stein das Seitenlicht auf, ohne zu blenden; die Bänder führen das Wasser über eine Tropfnase ab.',
    image: 'projekt-fassade',
    isExample: true,
    tags: ['Fassaden', 'Fensterbänke'],
    specifications: [
      { label: 'Format', value: 'Elemente bis 3.0 × 0.9\u00a0m, Dicke\u00a080\u00a0mm' },
      { label: 'Oberfläche', value: 'Gestrahlt' },
      { label: 'Farbe', value: 'Warmes Hellgrau' },
    ],
    product: 'facades',
  },
  {
    id: 'terrazzoboden',
    title: 'Boden und Treppe einer Bibliothek',
    location: 'Chur',
    year: 2024,
    category: 'Bodenbeläge',
    description:
      'Der Boden zieht sich vom Eingang durch den Lesesaal bis auf die Stufen. Grosses, helles Korn hält die Fläche ruhig, dunkles gibt ihr Tiefe. Seidenmatt geschliffen spiegelt sie die Fenster nicht; Sockel und Setzstufen sind aus gleichem Material.',
    image: 'projekt-terrazzoboden',
    isExample: true,
    tags: ['Bodenbeläge', 'Innentreppen', 'Terrazzo'],
    specifications: [
      { label: 'Format', value: 'Platten 60 × 60\u00a0cm, Dicke\u00a030\u00a0mm' },
      { label: 'Oberfläche', value: 'Seidenmatt' },
      { label: 'Farbe', value: 'Weiss mit gelbem und dunklem Korn' },
    ],
    product: 'flooring',
  },
];

/**
 * The sizes in a project's format, in millimetres: «Stufen 150 × 36 cm, Höhe 15 cm» gives 1500, 360 and 150.
 * Throws if there is no such project.
 */
export function formatOf(id: ProjectId): readonly number[] {
  const format = projects.find((project) => project.id === id)?.specifications.find(({ label }) => label === 'Format')?.value;
  if (!format) throw new Error(`The project ${id} has no format.`);
  return Array.from(format.matchAll(/((?:[\d.]+ × )*[\d.]+)\u00a0(mm|cm|m)\b/gu), ([, figures = '', unit = '']) =>
    figures.split(' × ').map((figure) => Math.round(Number(figure) * (MILLIMETRES[unit] ?? NaN))),
  ).flat();
}

const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/** The mark on whatever shows an example. */
const exampleMark = 'Beispiel';

/** The mark of a project that is an example. */
export const markOf = ({ isExample }: Project): string | undefined => (isExample ? exampleMark : undefined);

/** A text about a project shown without its heading, such as an alternative text. Marked if the project is an example. */
export const marked = (project: Project, text: string): string => [markOf(project), text].filter(Boolean).join(': ');

/** Titles of the projects above that are still examples. */
export const openExamples: readonly string[] = projects.filter(({ isExample }) => isExample).map(({ title }) => title);

/** What a sample request says that starts from a project: its name, surface and colour. */
export function sampleLike(project: Project): string {
  const { title, location, specifications } = project;
  const look = specifications.filter(({ label }) => label === 'Oberfläche' || label === 'Farbe').map(({ value }) => value);
  return `Wie ${markOf(project) ?? 'Projekt'} «${title}», ${location}: ${look.join(', ')}`;
}

export const projectsPage = {
  heading: 'Projekte',
  intro:
    'Freitreppe, Fassade und Innenboden: drei Beispiele dafür, wie Format, Oberfläche und Farbe zusammenwirken.',
  paragraphs: [
    'Die Angaben können Sie in eine eigene Anfrage übernehmen. Farbnamen sind nur eine Annäherung: Der Ton eines Steins hängt von Licht, Feuchte und Nachbarschaft ab. Massgebend ist das Muster, nicht der Bildschirm.',
  ],
  detailsLabel: 'Technische Daten des Produkts',
  samplesLabel: 'Ähnliches Muster anfordern',
} as const;

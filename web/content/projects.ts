import type { ProductPage } from '../../shared/paths.ts';

export type ProjectId = 'freitreppe' | 'fassade' | 'terrazzoboden';

export interface ProjectSpecification {
  readonly label: 'Format' | 'Oberfläche' | 'Farbe' | 'Rutsch\u00adhemmung';
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
    tags: ['Aussentreppen', 'Aussenbeläge', 'Sichtbeton'],
    specifications: [
      { label: 'Format', value: 'Stufen 150 × 36\u00a0cm, Höhe\u00a015\u00a0cm' },
      { label: 'Oberfläche', value: 'Fein gestockt' },
      { label: 'Farbe', value: 'Hellgrau mit dunklem Korn' },
      { label: 'Rutsch\u00adhemmung', value: 'R11' },
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
    tags: ['Bodenbeläge', 'Innentreppen', 'Terrazzo'],
    specifications: [
      { label: 'Format', value: 'Platten 60 × 60\u00a0cm, Dicke\u00a030\u00a0mm' },
      { label: 'Oberfläche', value: 'Seidenmatt' },
      { label: 'Farbe', value: 'Hellgrau mit gelbem und schwarzem Korn' },
    ],
    product: 'flooring',
  },
];

/** What a sample request says that starts from a reference: its name, surface and colour. */
export function sampleLike({ title, location, specifications }: Project): string {
  const look = specifications.filter(({ label }) => label === 'Oberfläche' || label === 'Farbe').map(({ value }) => value);
  return `${projectsPage.samplePrefix} «${title}», ${location}: ${look.join(', ')}`;
}

export const projectsPage = {
  heading: 'Projekte',
  intro:
    'Drei Referenzprojekte, an denen sich ablesen lässt, was Format, Oberfläche und Farbe miteinander zu tun haben.',
  paragraphs: [
    'Zu jedem Projekt stehen die Angaben, die Sie für eine eigene Anfrage brauchen. Farbnamen sind dabei nur eine Annäherung: Der Ton eines Steins hängt von Licht, Feuchte und Nachbarschaft ab. Verlassen Sie sich auf das Muster, nicht auf den Bildschirm.',
  ],
  detailsLabel: 'Technische Daten des Produkts',
  samplesLabel: 'Ähnliches Muster anfordern',
  /** Start of what the sample request says; the project's title follows. */
  samplePrefix: 'Wie Referenzprojekt',
} as const;

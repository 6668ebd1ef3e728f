import type { Project } from './project.ts';
import { toConfirm } from './to-confirm.ts';

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
    isExample: toConfirm(true),
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
    isExample: toConfirm(true),
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
    isExample: toConfirm(true),
    tags: ['Bodenbeläge', 'Innentreppen', 'Terrazzo'],
    specifications: [
      { label: 'Format', value: 'Platten 60 × 60\u00a0cm, Dicke\u00a030\u00a0mm' },
      { label: 'Oberfläche', value: 'Seidenmatt' },
      { label: 'Farbe', value: 'Weiss mit gelbem und dunklem Korn' },
    ],
    product: 'flooring',
  },
];

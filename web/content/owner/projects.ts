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
      'Acht Stufen führen vom Weg auf den gedeckten Vorplatz. Stufen und Platten stammen aus derselben dunklen Mischung, die Trittflächen sind bis nahe an die Vorderkante gestockt. Das Gefälle der Auftritte leitet Regen nach vorn, die Wange aus Sichtbeton fasst den Lauf.',
    image: 'projekt-freitreppe',
    isExample: toConfirm(true),
    tags: ['Aussentreppen', 'Aussenbeläge', 'Sichtbeton'],
    specifications: [
      { label: 'Format', value: 'Stufen 1500 × 360 × 150\u00a0mm' },
      { label: 'Oberfläche', value: 'Fein gestockt' },
      { label: 'Farbe', value: 'Anthrazit, feines Korn' },
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
      'Brüstungsbänder und Pfeiler gliedern drei Geschosse. Die Fugen liegen in den Achsen der Konstruktion, die Leibungen gehören zum Pfeilerelement. Gewaschen zeigt der dunkle Stein sein Korn, und das Seitenlicht zeichnet jede Fläche; die Bänder führen das Wasser über eine Tropfnase ab.',
    image: 'projekt-fassade',
    isExample: toConfirm(true),
    tags: ['Fassaden', 'Fensterbänke'],
    specifications: [
      { label: 'Format', value: 'Elemente bis 3000 × 900 × 80\u00a0mm' },
      { label: 'Oberfläche', value: 'Gewaschen' },
      { label: 'Farbe', value: 'Anthrazit, mittleres Korn' },
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
      'Der Boden zieht sich vom Eingang durch den Lesesaal bis über die zwei Stufen. Grosses graues Korn hält die Fläche ruhig, weisses gibt ihr Tiefe. Seidenmatt geschliffen schimmert sie im Gegenlicht, ohne die Fenster scharf zu spiegeln; Sockel und Setzstufen sind aus gleichem Material.',
    image: 'projekt-terrazzoboden',
    isExample: toConfirm(true),
    tags: ['Bodenbeläge', 'Innentreppen', 'Terrazzo'],
    specifications: [
      { label: 'Format', value: 'Platten 600 × 600 × 30\u00a0mm' },
      { label: 'Oberfläche', value: 'Seidenmatt' },
      { label: 'Farbe', value: 'Grau, grobes Korn' },
    ],
    product: 'flooring',
  },
];

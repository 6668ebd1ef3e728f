import type { Project } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** None to twelve, in the order of the page; the first three are on the home page. */
export const data = [
  {
    id: 'freitreppe',
    kind: 'Freitreppe',
    title: 'Freitreppe und Vorplatz eines Gemeindehauses',
    location: 'Langenthal',
    year: 2022,
    category: 'Aussentreppen',
    description:
      'Acht Stufen führen vom Weg auf den gedeckten Vorplatz. Stufen und Platten stammen aus derselben dunklen Mischung, alle sichtbaren Flächen sind fein gestockt. Ein Handlauf teilt den Lauf, die Wange aus Sichtbeton fasst ihn.',
    drawn: { pieces: 'Stufen', sizes: [1500, 360, 150] },
    image: 'projekt-freitreppe',
    isExample: { value: true, confirmed: false },
    tags: ['Aussentreppen', 'Aussenbeläge', 'Sichtbeton'],
    specifications: { finish: 'Fein gestockt', colour: 'Anthrazit, feines Korn', slip: 'R11' },
    product: 'outdoorStairs',
  },
  {
    id: 'fassade',
    kind: 'Fassade',
    title: 'Fassade eines Wohn- und Geschäftshauses',
    location: 'Winterthur',
    year: 2023,
    category: 'Fassaden',
    description:
      'Brüstungsbänder und Pfeiler gliedern drei Geschosse. Die Fugen liegen in den Achsen der Konstruktion, die Leibungen gehören zum Pfeilerelement. Gewaschen zeigt der dunkle Stein sein Korn, und das Seitenlicht zeichnet jede Fläche; die Bänder führen das Wasser über eine Tropfkante ab.',
    drawn: { pieces: 'Elemente bis', sizes: [3000, 900, 80] },
    image: 'projekt-fassade',
    isExample: { value: true, confirmed: false },
    tags: ['Fassaden', 'Fensterbänke'],
    specifications: { finish: 'Gewaschen', colour: 'Anthrazit, mittleres Korn' },
    product: 'facades',
  },
  {
    id: 'terrazzoboden',
    kind: 'Innenboden',
    title: 'Boden und Treppe einer Bibliothek',
    location: 'Chur',
    year: 2024,
    category: 'Bodenbeläge',
    description:
      'Der Boden zieht sich vom Eingang durch den Lesesaal bis über die zwei Stufen. Grosses graues Korn hält die Fläche ruhig, weisses gibt ihr Tiefe. Seidenmatt geschliffen schimmert sie im Gegenlicht, ohne die Fenster scharf zu spiegeln; Sockel und Setzstufen sind aus gleichem Material.',
    drawn: { pieces: 'Platten', sizes: [600, 600, 30] },
    image: 'projekt-terrazzoboden',
    isExample: { value: true, confirmed: false },
    tags: ['Bodenbeläge', 'Innentreppen', 'Terrazzo'],
    specifications: { finish: 'Seidenmatt', colour: 'Grau, grobes Korn' },
    product: 'flooring',
  },
] as const satisfies Draft<readonly Project[]>;

export const projects: readonly Project[] = valuesOf(data);

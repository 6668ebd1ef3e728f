import type { Project } from './project.ts';

export const projects: readonly Project[] = [
  {
    id: 'freitreppe',
    title: 'Treppenanlage am Schulhaus Sternmatt',
    location: 'Baar',
    year: 2025,
    category: 'Aussentreppen',
    description:
      'Neun Blockstufen überwinden die Höhe zwischen Pausenplatz und Turnhalle. Die Trittflächen sind fein gestockt; das Gefälle leitet das Wasser nach vorn.',
    image: 'projekt-freitreppe',
    isExample: false,
    tags: ['Aussentreppen', 'Sichtbeton'],
    specifications: [
      { label: 'Format', value: 'Stufen 180 × 38\u00a0cm, Höhe\u00a016\u00a0cm' },
      { label: 'Oberfläche', value: 'Fein gestockt' },
      { label: 'Farbe', value: 'Anthrazit' },
      { label: 'Rutschhemmung', value: 'R11' },
    ],
    product: 'outdoorStairs',
  },
  {
    id: 'fassade',
    title: 'Wohnhaus an der Zugerbergstrasse',
    location: 'Zug',
    year: 2024,
    category: 'Fassaden',
    description:
      'Brüstungen und Pfeiler tragen Elemente mit grobem, dunklem Korn. Die Fugen folgen den Achsen des Tragwerks; Tropfnasen führen das Wasser von den Fenstern weg.',
    image: 'projekt-fassade',
    isExample: false,
    tags: ['Fassaden'],
    specifications: [
      { label: 'Format', value: 'Elemente bis 2.8 × 1.1\u00a0m, Dicke\u00a090\u00a0mm' },
      { label: 'Oberfläche', value: 'Gewaschen' },
      { label: 'Farbe', value: 'Anthrazit' },
    ],
    product: 'facades',
  },
  {
    id: 'terrazzoboden',
    title: 'Foyer der Musikschule',
    location: 'Cham',
    year: 2026,
    category: 'Bodenbeläge',
    description:
      'Der Boden läuft vom Eingang bis in den Saal, ohne dass die Mischung wechselt. Geschliffen zeigt sie ihr Korn; Sockel und Setzstufen sind aus gleichem Material.',
    image: 'projekt-terrazzoboden',
    isExample: false,
    tags: ['Bodenbeläge', 'Terrazzo'],
    specifications: [
      { label: 'Format', value: 'Platten 50 × 50\u00a0cm, Dicke\u00a030\u00a0mm' },
      { label: 'Oberfläche', value: 'Geschliffen' },
      { label: 'Farbe', value: 'Weiss mit buntem Korn' },
    ],
    product: 'flooring',
  },
];

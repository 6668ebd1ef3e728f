import type { Project } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** None to twelve, in the order of the page; the first three are on the home page. */
export const data = [
  {
    id: 'schulhaus-wolfacker',
    kind: 'Treppe',
    title: 'Aussentreppe am Schulhaus Wolfacker',
    location: 'Düdingen',
    year: 2024,
    category: 'Aussentreppen',
    description: 'Blockstufen zwischen Pausenplatz und Turnhalle, die Trittflächen gestockt.',
    image: 'projekt-schulhaus-wolfacker',
    isExample: false,
    tags: ['Aussentreppen'],
    specifications: { format: 'Stufen 1800 × 340 × 150\u00a0mm', finish: 'Gestockt' },
    product: 'outdoorStairs',
  },
  {
    id: 'hof',
    kind: 'Brunnen',
    title: 'Brunnen im Hof der alten Käserei',
    location: 'Schmitten',
    year: 2025,
    category: 'Kleinarchitektur',
    description: 'Ein Trog aus einem Guss, der Rand von Hand gerundet.',
    image: 'projekt-hof',
    isExample: false,
    tags: [],
    specifications: {},
    product: 'smallArchitecture',
  },
] as const satisfies Draft<readonly Project[]>;

export const projects: readonly Project[] = valuesOf(data);

import { companies, takeOver } from './companies.ts';
import type { Copy } from './copy.ts';

/** A text that search results, spelling and pages accept, for whatever was added; no sentence of the page is its description. */
export const wordsFor = ([kind, , , label = '']: readonly string[], file: string): string =>
  `${label} mit Betonwerkstein: ${kind === 'form' ? 'Platten, Stufen und Elemente zurückgeben' : 'Wege, Plätze und Sitze nach Mass'}, von der ersten Skizze bis zur Lieferung auf ${file.endsWith('page.ts') ? 'Ihre' : 'die'} Baustelle.`;

interface Recipe {
  /** Heading in docs/development.md. */
  readonly heading: string;
  readonly add?: readonly string[];
  /** What the recipe says is still to be done. */
  readonly steps?: (copy: Copy) => void;
  /** What these steps change in addition to the files that `npm run add` names. The recipe names each, or its folder. */
  readonly changes?: readonly string[];
}

const OWNER = 'shared/owner';
const API = 'docs/openapi.json';
const COSTS = 'docs/operations.md';

const describeCalls = (copy: Copy) => void copy.run('node', 'infra/openapi/write-openapi.ts');

/** In this order on one copy. */
export const recipes: readonly Recipe[] = [
  {
    heading: "Change the company's data",
    steps: (copy) => takeOver(copy, companies[0]),
    changes: [
      'infra/stages.ts',
      ...['certificates', 'company', 'projects', 'statements', 'swiss-slip', 'texture-terms'].map(
        (file) => `${OWNER}/${file}.ts`,
      ),
    ],
  },
  {
    heading: 'Change a text',
    steps: (copy) =>
      copy.edit('web/pages/about/words.ts', /paragraphs: \[\s*'/u, '$&Betonwerkstein kommt aus der Form. '),
    changes: ['web/pages/about/words.ts'],
  },
  {
    heading: 'Add a field',
    steps(copy) {
      copy.edit(
        'shared/forms/contact.ts',
        / {4}message:/u,
        "    project: text({ label: 'Projekt', fromLink: true }),\n$&",
      );
      describeCalls(copy);
    },
    changes: ['shared/forms/contact.ts', API],
  },
  {
    heading: 'Add a form',
    add: ['form', 'returns', '/ruecksendung', 'Rücksendung'],
    steps(copy) {
      copy.edit(COSTS, 'for each of five tables) | 3.02 |', 'for each of 6 tables) | 3.63 |');
      describeCalls(copy);
    },
    changes: [API, COSTS],
  },
  { heading: 'Add a page', add: ['page', 'garden-advice', '/gartenberatung', 'Gartenberatung'] },
  {
    heading: 'Add a product',
    add: ['product', 'stepping-stones', '/produkte/trittplatten', 'Trittplatten', 'outdoor-paving'],
    steps(copy) {
      copy.overwrite('product/facts.ts', 'packages/stone/products/stepping-stones/facts.ts');
      copy.overwrite('product/words.ts', 'web/content/products/stepping-stones.ts');
      for (const [from, to] of [
        ['Terrassen, Wege, Höfe und Plätze', 'Wege durch Rasen und Beete'],
        ['Befahrene Plätze und Zufahrten', 'Fahrspuren aus einzelnen Platten'],
      ] as const)
        copy.edit(
          'packages/stone/facts/uses.ts',
          new RegExp(`(?<=product: 'steppingStones',\\s*name: ')${from}`, 'u'),
          to,
        );
    },
  },
  {
    heading: 'Add or change a project',
    steps: (copy) => copy.edit(`${OWNER}/projects.ts`, '[1500, 360,', '[1900, 400,'),
    changes: [`${OWNER}/projects.ts`],
  },
  {
    heading: 'Add a surface to the material library',
    add: ['surface', 'Rot grob', 'geschliffen'],
    steps: (copy) => void copy.run('node', 'web/builder/pictures/draw-swatches.ts'),
    changes: ['renderings/swatches/'],
  },
  {
    heading: 'Add or change a document',
    steps(copy) {
      copy.edit(
        'web/content/library.ts',
        /(?<=documents: readonly LibraryDocument\[\] = \[[^]*?)\n\];/u,
        `
  {
    id: 'pflege-gartenweg',
    number: 190,
    title: 'Pflege eines Gartenwegs',
    category: 'Pflegehinweise',
    format,
    description: 'Was ein Weg aus einzelnen Platten im Lauf eines Jahres braucht.',
  },$&`,
      );
      copy.edit(
        'web/builder/documents/all-documents.ts',
        / {2}'normen-uebersicht':/u,
        `  'pflege-gartenweg': () => ({
    sections: ['Laub', 'Moos', 'Splitt'].map((heading) => ({
      heading,
      parts: [{ kind: 'list', items: [\`\${heading} auf den Platten prüfen.\`, \`\${heading} zwischen den Platten prüfen.\`] }],
    })),
  }),
$&`,
      );
    },
    changes: ['web/builder/documents/all-documents.ts', 'web/content/library.ts'],
  },
  {
    heading: 'Add a call',
    add: ['call', 'price-list'],
    steps(copy) {
      copy.edit(
        'test/infra/stack/functions.test.ts',
        /(?= {2}\[\n {4}'complaint-photos',)/u,
        "  ['price-list', 'PriceList', [], { ORIGIN_SECRETS: accepted }],\n",
      );
      describeCalls(copy);
    },
    changes: ['test/infra/stack/functions.test.ts', API],
  },
];

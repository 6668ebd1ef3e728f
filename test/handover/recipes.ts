import type { Copy } from './copy.ts';

/** A text that search results, spelling and pages accept, for whatever was added; no sentence of the page is its description. */
export const wordsFor = ([kind, , , label = '']: readonly string[], file: string): string =>
  `${label} mit Betonwerkstein: ${kind === 'form' ? 'Platten, Stufen und Elemente zurückgeben' : 'Wege, Plätze und Sitze nach Mass'}, von der ersten Skizze bis zur Lieferung auf ${file.endsWith('page-descriptions.ts') ? 'Ihre' : 'die'} Baustelle.`;

interface Recipe {
  /** Heading in docs/recipes.md. */
  readonly heading: string;
  readonly add?: readonly string[];
  /** What the recipe says is to be done besides. */
  readonly steps?: (copy: Copy) => void;
  /** What these steps change besides the files that `npm run add` names. The recipe names each, or its folder. */
  readonly changes?: readonly string[];
}

const OWNER = 'web/content/owner';

/** Puts real values in the place of the examples that the owner has to confirm. @param changes what is replaced, by what */
function confirm(copy: Copy, file: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): void {
  for (const [from, to] of changes) copy.edit(`${OWNER}/${file}`, from, to);
  copy.edit(`${OWNER}/${file}`, /import \{ toConfirm \}.*\n/u, '');
  copy.edit(`${OWNER}/${file}`, /toConfirm\(\s*([^]*?),?\s*\)(?=[,;])/gu, '$1');
}

/** A project in the place of an example. */
const project = (id: string, title: string, description: string) =>
  [
    new RegExp(`(id: '${id}',\\s*title: ').*?('[^]*?description:\\s*').*?'`, 'u'),
    `$1${title}$2${description}'`,
  ] as const;

/** What the owner writes into infra/stages.ts. */
const STAGES = `import type { Stages } from './stack/settings.ts';

export const stages: Stages = {
  dev: {},
  prod: {
    account: '210987654321',
    domain: 'www.buergi-kunststein.ch',
    redirectedDomain: 'buergi-kunststein.ch',
    hostedZone: { id: 'Z0123456789ABC', name: 'buergi-kunststein.ch' },
    teamAddress: 'anfragen@buergi-kunststein.ch',
    senderAddress: 'website@buergi-kunststein.ch',
    alarmAddress: 'betrieb@buergi-kunststein.ch',
  },
};
`;

/** In this order on one copy. */
export const recipes: readonly Recipe[] = [
  {
    heading: "Change the company's data",
    steps(copy) {
      copy.overwrite('owner', OWNER);
      confirm(copy, 'certificates.ts', [['{ first: 2024, last: 2026 }', '{ first: 2025, last: 2029 }']]);
      confirm(copy, 'statements.ts', [['sobald wir sie bestätigt haben', 'wenn wir sie schriftlich bestätigen']]);
      confirm(copy, 'projects.ts', [
        [/toConfirm\(true\)/gu, 'toConfirm(false)'],
        project(
          'freitreppe',
          'Treppenanlage am Schulhaus Sternmatt',
          'Blockstufen zwischen Pausenplatz und Turnhalle.',
        ),
        project('fassade', 'Wohnhaus an der Zugerbergstrasse', 'Tropfnasen führen das Wasser von den Fenstern weg.'),
        project('terrazzoboden', 'Foyer der Musikschule', 'Der Boden läuft vom Eingang bis in den Saal.'),
      ]);
      copy.edit('infra/stages.ts', /[^]*/u, STAGES);
    },
    changes: [
      'infra/stages.ts',
      ...['certificates', 'company', 'projects', 'statements'].map((file) => `${OWNER}/${file}.ts`),
    ],
  },
  {
    heading: 'Change a text',
    steps: (copy) => copy.edit('web/content/about.ts', /paragraphs: \[\s*'/u, '$&Betonwerkstein kommt aus der Form. '),
    changes: ['web/content/about.ts'],
  },
  {
    heading: 'Add a field',
    steps: (copy) =>
      copy.edit(
        'shared/forms/contact.ts',
        / {4}message:/u,
        "    project: text({ label: 'Projekt', fromLink: true }),\n$&",
      ),
    changes: ['shared/forms/contact.ts'],
  },
  { heading: 'Add a form', add: ['form', 'returns', '/ruecksendung', 'Rücksendung'] },
  { heading: 'Add a page', add: ['page', 'garden-advice', '/gartenberatung', 'Gartenberatung'] },
  {
    heading: 'Add a product',
    add: ['product', 'stepping-stones', '/produkte/trittplatten', 'Trittplatten', 'outdoor-paving'],
    steps: (copy) => copy.overwrite('product', 'web/stone/products/stepping-stones'),
  },
  {
    heading: 'Add or change a project',
    steps: (copy) => copy.edit(`${OWNER}/projects.ts`, '1500 × 360', '1900 × 400'),
    changes: [`${OWNER}/projects.ts`],
  },
  {
    heading: 'Add a surface to the material library',
    add: ['surface', 'Rot grob', 'geschliffen'],
    steps: (copy) => void copy.run('node', 'web/build/pictures/draw-swatches.ts'),
    changes: ['web/renderings/swatches/'],
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
        'web/build/documents/all-documents.ts',
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
    changes: ['web/build/documents/all-documents.ts', 'web/content/library.ts'],
  },
  {
    heading: 'Add a call',
    add: ['call', 'price-list'],
    steps: (copy) =>
      copy.edit(
        'test/infra/stack/functions.test.ts',
        /(?= {2}\[\n {4}'complaint-photos',)/u,
        "  ['price-list', 'PriceList', [], { ORIGIN_SECRETS: accepted }],\n",
      ),
    changes: ['test/infra/stack/functions.test.ts'],
  },
];

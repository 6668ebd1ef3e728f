import { companies, takeOver } from './companies.ts';
import type { Copy } from './copy.ts';

interface Recipe {
  /** Heading in docs/development.md. */
  readonly heading: string;
  /** What the recipe says is still to be done. */
  readonly steps: (copy: Copy) => void;
  /** What these steps change. The recipe names each, or its folder. */
  readonly changes: readonly string[];
}

const OWNER = 'shared/owner';
const FORMS = 'shared/forms/all-forms.ts';
const API = 'docs/openapi.json';
const TABLES = 'docs/operations.md';

const STEPPING_STONES = 'packages/stone/products/stepping-stones';
const MIXES = 'packages/stone/mixes/mixes.ts';
const STACK = 'infra/stack/stacks/website-stack.ts';
const OPENAPI = 'infra/openapi/openapi.ts';
const PATHS = 'shared/paths.ts';
const FOREIGN = 'web/content/foreign-words.ts';

/** Writes what `folder` has, beside this file, into the copy, and gives a page an address. */
function addPage(copy: Copy, folder: string, name: string, address: string): void {
  copy.overwrite(folder, '.');
  copy.edit(PATHS, ' ...productPaths,', ` ${name}: '${address}',\n  ...productPaths,`);
}

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
    steps(copy) {
      addPage(copy, 'form', 'returns', '/ruecksendung');
      copy.edit(FORMS, /\n\/\*\*/u, "import { returns } from './returns.ts';\n$&");
      copy.edit(FORMS, /\];\n$/u, ', returns$&');
      describeCalls(copy);
      copy.run('npx', 'node', 'infra/tables.ts');
    },
    changes: ['functions/returns.ts', 'shared/forms/returns.ts', 'web/pages/returns/', FORMS, PATHS, API, TABLES],
  },
  {
    heading: 'Add a page',
    steps: (copy) => addPage(copy, 'page', 'gardenAdvice', '/gartenberatung'),
    changes: ['web/pages/garden-advice/', PATHS],
  },
  {
    heading: 'Add a product',
    steps(copy) {
      copy.imitate('outdoor-paving', STEPPING_STONES, ['number: 0', 'number: 9']);
      copy.overwrite('product/facts.ts', `${STEPPING_STONES}/facts.ts`);
      copy.overwrite('product/words.ts', 'web/content/products/stepping-stones.ts');
      copy.edit(PATHS, '} as const;', "  steppingStones: ['/produkte/trittplatten', 9],\n} as const;");
      copy.edit(FOREIGN, '  products:', "  steppingStones: 'pas japonais',\n$&");
      copy.edit(`${STEPPING_STONES}/silences.ts`, /gefast;[^']*/u, 'gefast, liegt in der Wiese');
    },
    changes: [`${STEPPING_STONES}/`, 'web/content/products/stepping-stones.ts', PATHS, FOREIGN],
  },
  {
    heading: 'Add or change a project',
    steps: (copy) => copy.edit(`${OWNER}/projects.ts`, '[1500, 360,', '[1900, 400,'),
    changes: [`${OWNER}/projects.ts`],
  },
  {
    heading: 'Add a surface to the material library',
    steps(copy) {
      copy.edit(MIXES, /(?<=name: 'Rot grob',[^]*?numbers: \{ poliert: 12)/u, ', geschliffen: 29');
      copy.run('node', 'web/builder/pictures/draw-swatches.ts');
    },
    changes: [MIXES, 'renderings/swatches/'],
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
    category: 'pflege',
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
    steps(copy) {
      copy.overwrite('call', '.');
      copy.edit(
        'shared/api.ts',
        /\n\/\*\* Stylesheet of the pages/u,
        'export const PRICE_LIST_PATH = `${API_PREFIX}price-list`;\n$&',
      );
      copy.edit(
        STACK,
        / {4}const photosEndpoint/u,
        "    this.#api.open(new BundledFunction(this, 'PriceList', { name: 'price-list', bundles }));\n$&",
      );
      copy.edit(OPENAPI, / {2}PHOTOS_PATH,\n/u, '  PRICE_LIST_PATH,\n$&');
      copy.edit(
        OPENAPI,
        / {4}\[PHOTOS_PATH\]: \{/u,
        `    [PRICE_LIST_PATH]: {
      post: call({
        id: 'price-list',
        summary: 'Price list',
        description: 'Gives the prices.',
        content: json({ type: 'object', additionalProperties: false }),
        answer: ['200', 'The prices.', json({ type: 'object', additionalProperties: false })],
      }),
    },
$&`,
      );
      copy.edit(
        'test/infra/stack/functions.test.ts',
        /(?= {2}\['complaint-photos',)/u,
        "  ['price-list', 'PriceList', [], { ORIGIN_SECRETS: accepted }],\n",
      );
      describeCalls(copy);
    },
    changes: ['functions/price-list.ts', 'shared/api.ts', STACK, OPENAPI, 'test/infra/stack/functions.test.ts', API],
  },
];

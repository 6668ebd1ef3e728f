import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { uses } from '@works/stone/facts/uses';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A mistake in what was typed. */
export class AddError extends Error {}

export interface Addition {
  /** New files: path from the root of the project, and text. */
  readonly files: Readonly<Record<string, string>>;
  /** Text that goes in front of the first match in a file. */
  readonly insertions: readonly { readonly file: string; readonly before: RegExp; readonly text: string }[];
  /** Steps that only a person can do. */
  readonly left: readonly string[];
}

/** What the writer of a text replaces. Tests refuse it: it is no German word, and too short for a description. */
const WORDS = 'FILLIN';

const camel = (id: string) => id.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
const pascal = (id: string) => camel(id).replace(/^[a-z]/u, (letter) => letter.toUpperCase());

function checked(id: string | undefined, what: string, pattern: RegExp): string {
  if (!id || !pattern.test(id)) throw new AddError(`${what}, not ${id ?? 'nothing'}.`);
  return id;
}
const idOf = (id?: string) =>
  checked(id, 'An id is written in lower case with hyphens, such as garden-steps', /^[a-z]+(?:-[a-z]+)*$/u);
const urlOf = (url?: string) =>
  checked(url, 'An address is written like /produkte/gartenstufen', /^(?:\/[a-z]+(?:-[a-z]+)*)+$/u);
const labelOf = (label?: string) =>
  checked(label, 'A label is a word or more, such as "Gartenstufen"', /^[\p{L} -]+$/u);

/** Address of a page. */
const pageInsertions = (id: string, url: string): Addition['insertions'] => [
  { file: 'shared/paths.ts', before: / {2}\.\.\.productPaths,/u, text: `  ${camel(id)}: '${url}',\n` },
];
/** Title, description and link in the footer of a page. */
const declaration = (id: string, label: string): Addition['files'] => ({
  [`web/pages/${id}/page.ts`]: `import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.${camel(id)},
  title: '${label}',
  description: '${WORDS}',
  menus: [{ menu: 'service', order: 3, label: '${label}' }],
};
`,
});
const pageSteps = (id: string) => [
  `web/pages/${id}/page.ts: its description in search results, 120 to 160 characters; the link is in the footer, move it to where it belongs.`,
  `npm run types, then: npx vitest run --project unit test/shared test/web/pages.test.ts test/web/spelling; npx vitest run --project e2e test/e2e/pages.test.ts (${id})`,
];

/** All that can be added, by its kind. */
export const additions = {
  page: {
    usage: 'page <id> <address> <label>',
    plan([rawId, rawUrl, rawLabel]: readonly string[]): Addition {
      const [id, url, label] = [idOf(rawId), urlOf(rawUrl), labelOf(rawLabel)];
      const words = camel(id);
      return {
        files: {
          ...declaration(id, label),
          [`web/pages/${id}/words.ts`]: `export const ${words} = {
  heading: '${label}',
  intro: '${WORDS}',
} as const;
`,
          [`web/pages/${id}/${pascal(id)}Page.tsx`]: `import { PageHeader } from '../../components/PageHeader.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { ${words} } from './words.ts';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={${words}.heading} intro={${words}.intro} />;
}
`,
        },
        insertions: pageInsertions(id, url),
        left: [`web/pages/${id}/: its words and sections.`, ...pageSteps(id)],
      };
    },
  },
  form: {
    usage: 'form <id> <address> <label>',
    plan([rawId, rawUrl, rawLabel]: readonly string[]): Addition {
      const [id, url, label] = [idOf(rawId), urlOf(rawUrl), labelOf(rawLabel)];
      const form = camel(id);
      return {
        files: {
          ...declaration(id, label),
          [`shared/forms/${id}.ts`]: `import { REQUEST_RETENTION_MONTHS } from '../retention.ts';
import { defineForm } from './define-form.ts';
import { email, multiline, text } from './fields.ts';

export const ${form} = defineForm({
  id: '${id}',
  table: '${id.replaceAll('-', '_')}_forms',
  name: '${label}',
  heading: '${label}',
  submit: 'Nachricht senden',
  sending: 'Wird gesendet...',
  success: { title: 'Erfolgreich gesendet!', text: 'Vielen Dank! Wir melden uns zeitnah bei Ihnen.' },
  received: 'Ihre Nachricht',
  next: 'Wir lesen Ihre Nachricht während der Öffnungszeiten und antworten an die angegebene E-Mail-Adresse.',
  math: { question: '2 + 6', spoken: '2 plus 6', answer: '8' },
  retentionMonths: REQUEST_RETENTION_MONTHS,
  fields: {
    name: text({ label: 'Name', required: true, autocomplete: 'name' }),
    email: email(),
    message: multiline({ label: 'Nachricht', required: true, rows: 6, fromLink: true }),
  },
});
`,
          [`functions/${id}.ts`]: `import { ${form} } from '../shared/forms/${id}.ts';
import { acceptRequest } from './runtime/accept-request.ts';

export const handler = acceptRequest(${form});
`,
          [`web/pages/${id}/words.ts`]: `import type { RequestPageText } from '../../content/request-pages.ts';

export const ${form}Page: RequestPageText = {
  heading: '${label}',
  intro: '${WORDS}',
  formHeading: '${label}',
  next: ['Wir lesen Ihre Nachricht während der Öffnungszeiten.', 'Die Antwort kommt an die angegebene E-Mail-Adresse.'],
  notes: [],
};
`,
          [`web/pages/${id}/${pascal(id)}Page.tsx`]: `import { ${form} } from '../../../shared/forms/${id}.ts';
import type { PageProps } from '../../components/page-props.ts';
import { RequestPage } from '../../forms/RequestPage.tsx';
import { ${form}Page } from './words.ts';

export function Page({ path }: PageProps) {
  return <RequestPage path={path} text={${form}Page} form={${form}} />;
}
`,
        },
        insertions: [
          { file: 'shared/forms/all-forms.ts', before: /\n\/\*\*/u, text: `import { ${form} } from './${id}.ts';\n` },
          { file: 'shared/forms/all-forms.ts', before: /\];\n$/u, text: `, ${form}` },
          ...pageInsertions(id, url),
        ],
        left: [
          `shared/forms/${id}.ts: its fields, sum and sentences; web/pages/${id}/words.ts: the words beside it.`,
          ...pageSteps(id),
          'npx node infra/openapi/write-openapi.ts describes its call.',
          'npx vitest run test/shared test/functions test/infra test/e2e/forms.test.ts',
        ],
      };
    },
  },
  call: {
    usage: 'call <id>',
    plan([rawId]: readonly string[]): Addition {
      const id = idOf(rawId);
      const constant = `${id.replaceAll('-', '_').toUpperCase()}_PATH`;
      return {
        files: {
          [`functions/${id}.ts`]: `import * as v from 'valibot';
import { handlePost } from './runtime/handle-post.ts';

// No call of another service is made.
const TIME_LIMIT_MS = 5000;

const request = v.strictObject({});

/** \`POST /api/${id}\` */
export const handler = handlePost({
  name: '${id}',
  timeLimitMs: TIME_LIMIT_MS,
  async answer(body) {
    return v.is(request, body) ? { status: 200, body: {} } : { refused: 'invalid-fields', errors: [] };
  },
});
`,
        },
        insertions: [
          {
            file: 'shared/api.ts',
            before: /\n\/\*\* Stylesheet of the pages/u,
            text: `export const ${constant} = \`\${API_PREFIX}${id}\`;\n`,
          },
          {
            file: 'infra/stack/stacks/website-stack.ts',
            before: / {4}const photosEndpoint = new BundledFunction/u,
            text: `    this.#api.open(new BundledFunction(this, '${pascal(id)}', { name: '${id}', bundles }));\n`,
          },
          { file: 'infra/openapi/openapi.ts', before: / {2}PHOTOS_PATH,\n/u, text: `  ${constant},\n` },
          {
            file: 'infra/openapi/openapi.ts',
            before: / {4}\[PHOTOS_PATH\]: \{/u,
            text: `    [${constant}]: {
      post: call({
        id: '${id}',
        summary: 'FILLIN',
        description: 'FILLIN',
        content: json({ type: 'object', additionalProperties: false }),
        answer: ['200', 'FILLIN', json({ type: 'object', additionalProperties: false })],
      }),
    },
`,
          },
        ],
        left: [
          `functions/${id}.ts: what it takes and answers; variables in \`Variable\` of functions/runtime/env.ts; both they and permissions by \`grant\` in infra/stack/stacks/website-stack.ts.`,
          'infra/openapi/openapi.ts: the same in its description, then: npx node infra/openapi/write-openapi.ts',
          'npm run types, then: npx vitest run test/functions test/infra',
        ],
      };
    },
  },
  surface: {
    usage: 'surface <mix> <finish>      (such as "Rot grob" geschliffen)',
    plan([mix, finish]: readonly string[]): Addition {
      const file = 'packages/stone/mixes/mixes.ts';
      const source = readFileSync(ROOT + file, 'utf8');
      const numbers = Array.from(source.matchAll(/numbers: \{([^}]*)\}/gu), ([, list = '']) => list);
      const taken = numbers.flatMap((list) => Array.from(list.matchAll(/: (\d+)/gu), ([, number]) => Number(number)));
      const name = checked(mix, 'Name a mix of packages/stone/mixes/mixes.ts', /^[\p{L} -]+$/u);
      const id = checked(finish, 'Name a finish of packages/stone/codes/materials.ts', /^[a-z-]+$/u);
      const number = Math.max(...taken) + 1;
      return {
        files: {},
        insertions: [
          {
            file,
            before: new RegExp(`(?<=name: '${name}',(?:(?!name: ')[^])*?numbers: \\{[^}]*?)(?= \\})`, 'u'),
            text: `, ${id.includes('-') ? `'${id}'` : id}: ${number}`,
          },
        ],
        left: [
          'npx node web/builder/pictures/draw-swatches.ts draws its swatch.',
          'Its close-up: renderings/README.md; until then the library shows the flat view.',
          'npx node web/builder/documents/date-documents.ts dates the documents that show it.',
          'npx vitest run --project unit test/web/tools/surfaces',
        ],
      };
    },
  },
  product: {
    usage: 'product <id> <address> <label> <like>      (like: id of the product whose files are the pattern)',
    plan([rawId, rawUrl, rawLabel, rawLike]: readonly string[]): Addition {
      const [id, url, label, like] = [idOf(rawId), urlOf(rawUrl), labelOf(rawLabel), idOf(rawLike)];
      const from = `packages/stone/products/${like}/`;
      const words = 'web/content/products/';
      const files = globSync([`${from}*.ts`, `${words}${like}.ts`], { cwd: ROOT });
      if (files.length === 0) throw new AddError(`There is no product ${like}.`);
      const copied = files.map((file) => {
        const text = readFileSync(ROOT + file, 'utf8')
          .replaceAll(camel(like), camel(id))
          .replaceAll(`products/${like}/`, `products/${id}/`)
          .replace(/(?<=\n {2}name: ')[^']+/u, label);
        const path = file.replaceAll('\\', '/');
        return [
          path.replace(from, `packages/stone/products/${id}/`).replace(`${words}${like}.ts`, `${words}${id}.ts`),
          text,
        ] as const;
      });
      const list = 'packages/stone/products/all-products.ts';
      const kinds = 'packages/stone/ifc/elements.ts';
      const kind = new RegExp(`\\n {2}${camel(like)}: ((?:\\{\\n[^]*?\\n {2}\\}|.*),\\n)`, 'u').exec(
        readFileSync(ROOT + kinds, 'utf8'),
      );
      return {
        files: Object.fromEntries(copied),
        insertions: [
          {
            file: 'shared/paths.ts',
            before: /\} as const;\n\n\/\*\* Every page/u,
            text: `  ${camel(id)}: '${url}',\n`,
          },
          {
            file: list,
            before: /\n\/\*\* What can be planned/u,
            text: `import { plan as ${camel(id)}Plan } from './${id}/plan.ts';\nimport { draw as draw${pascal(id)} } from './${id}/section.ts';\n`,
          },
          { file: list, before: /\};\n\n\/\*\* What draws/u, text: `  ${camel(id)}: ${camel(id)}Plan,\n` },
          {
            file: 'packages/stone/codes/product-id.ts',
            before: /\] as const;\n/u,
            text: `  '${camel(id)}',\n`,
          },
          { file: list, before: /\};\n$/u, text: `  ${camel(id)}: draw${pascal(id)},\n` },
          {
            file: 'packages/stone/products/load-plan.ts',
            before: /\};\n\n\/\*\* The plan and/u,
            text: `  ${camel(id)}: () => Promise.all([import('./${id}/plan.ts'), import('./${id}/section.ts')]),\n`,
          },
          { file: kinds, before: /\};\n$/u, text: `  ${camel(id)}: ${kind?.[1]}` },
          {
            file: 'packages/stone/facts/uses.ts',
            before: /(?<=uses: readonly Use\[\] = \[[^]*?)\n\];/u,
            text: uses
              .filter(({ product }) => product === camel(like))
              .map((use) => `\n  ${literal({ ...use, product: camel(id) })},`)
              .join(''),
          },
        ],
        left: [
          `web/content/products/${id}.ts: its words («${label}»). packages/stone/products/${id}/: its facts, plan and section. They are those of ${like} now, as are its uses and finishes in packages/stone/facts/uses.ts and what it is in a model in packages/stone/ifc/elements.ts.`,
          `Pictures produkt-${url.split('/').at(-1)} and at least one produkt-${url.split('/').at(-1)}-<detail> (renderings/README.md).`,
          'npx node web/builder/documents/date-documents.ts dates the documents that list it.',
          'npm run types, then: npx vitest run --project unit packages/stone/test/codes test/web',
        ],
      };
    },
  },
} as const satisfies Readonly<Record<string, { usage: string; plan: (words: readonly string[]) => Addition }>>;

/** An object of texts and lists of texts, as source. */
const literal = (value: object) =>
  JSON.stringify(value)
    .replaceAll(/"(\w+)":/gu, '$1: ')
    .replaceAll('"', "'");

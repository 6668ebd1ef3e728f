import type { Copy } from './copy.ts';

const OWNER = 'shared/owner';

/** A company that takes the website over. */
export interface Company {
  readonly folder: string;
  readonly what: string;
  readonly domain: string;
  /** Files of the example that it keeps, with what it changes in them before it confirms the rest. */
  readonly keeps: Readonly<Record<string, readonly (readonly [from: string | RegExp, to: string])[]>>;
}

/** A project in the place of an example. */
const project = (id: string, title: string, description: string) =>
  [
    new RegExp(`(id: '${id}',\\s*kind: '.*?',\\s*title: ').*?('[^]*?description:\\s*').*?'`, 'u'),
    `$1${title}$2${description}'`,
  ] as const;

const orderBinding = ['sobald wir sie bestätigt haben', 'wenn wir sie schriftlich bestätigen'] as const;

const textures = ['Die Textur darf', 'Eine Textur darf'] as const;

export const companies: readonly [Company, ...Company[]] = [
  {
    folder: 'buergi',
    what: 'a company of the same kind',
    domain: 'buergi-kunststein.ch',
    keeps: {
      'certificates.ts': [['{ first: 2024, last: 2026 }', '{ first: 2025, last: 2029 }']],
      'statements.ts': [orderBinding],
      'swiss-slip.ts': [],
      'texture-terms.ts': [textures],
      'projects.ts': [
        [/(?<=isExample: \{ value: )true/gu, 'false'],
        project(
          'freitreppe',
          'Treppenanlage am Schulhaus Sternmatt',
          'Blockstufen zwischen Pausenplatz und Turnhalle.',
        ),
        project('fassade', 'Wohnhaus an der Zugerbergstrasse', 'Tropfnasen führen das Wasser von den Fenstern weg.'),
        project('terrazzoboden', 'Foyer der Musikschule', 'Der Boden läuft vom Eingang bis in den Saal.'),
      ],
    },
  },
  {
    folder: 'dagostino',
    what: 'an apostrophe and a word of 59 letters in its name, umlauts in its mail domain, two sites, c/o and box, other hours, two certificates, two projects without pictures',
    domain: 'dagostino-frick.ch',
    keeps: { 'statements.ts': [orderBinding], 'swiss-slip.ts': [], 'texture-terms.ts': [textures] },
  },
  {
    folder: 'wolf',
    what: 'four letters, in Liechtenstein, and neither certificates, projects, years nor figures',
    domain: 'wolf-kunststein.li',
    keeps: { 'statements.ts': [orderBinding], 'swiss-slip.ts': [], 'texture-terms.ts': [textures] },
  },
];

/** Writes a company's data into a copy, as docs/development.md says, and confirms what it keeps of the example. */
export function takeOver(copy: Copy, { folder, domain, keeps }: Company): void {
  copy.overwrite(`companies/${folder}`, OWNER);
  for (const [file, changes] of Object.entries(keeps)) confirm(copy, file, changes);
  copy.edit('infra/stages.ts', /[^]*/u, stagesOf(domain));
}

/** Puts real values in the place of the examples that the owner has to confirm. @param changes what is replaced, by what */
function confirm(copy: Copy, file: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): void {
  for (const [from, to] of changes) copy.edit(`${OWNER}/${file}`, from, to);
  copy.edit(`${OWNER}/${file}`, /confirmed: false/gu, 'confirmed: true');
}

const stagesOf = (domain: string) => `import type { Stages } from './stack/settings/settings.ts';

export const stages: Stages = {
  dev: {},
  prod: {
    account: '210987654321',
    domain: 'www.${domain}',
    redirectedDomain: '${domain}',
    hostedZone: { id: 'Z0123456789ABC', name: '${domain}' },
    teamAddress: 'anfragen@${domain}',
    senderAddress: 'website@${domain}',
    alarmAddresses: ['betrieb@${domain}', 'betrieb@postfach.test'],
    runbookUrl: 'https://code.${domain}/runbook.md',
  },
};
`;

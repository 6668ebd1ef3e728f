import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package whose code is in what is delivered. */
interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression of its manifest. */
  readonly identifier?: string;
  /** Its licence file. */
  readonly text?: string;
}

const ALLOWED: readonly (string | undefined)[] = [
  'MIT',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  '(MIT OR CC0-1.0)',
  'OFL-1.1',
];

/** Its manifest names none; its licence file is MIT's. */
const WITHOUT_IDENTIFIER = ['png-js'];

/**
 * The notices that the licences of bundled packages ask for.
 * @throws Error naming each package whose licence is not allowed
 */
export function noticesOf(packages: readonly BundledPackage[]): string {
  const refused = packages.filter(
    ({ name, identifier }) => !ALLOWED.includes(identifier) && !WITHOUT_IDENTIFIER.includes(name),
  );
  if (refused.length > 0)
    throw new Error(
      `Licences that are not allowed (web/builder/licences.ts): ${refused.map(({ name, identifier }) => `${name} ${identifier ?? 'without a licence'}`).join(', ')}.`,
    );
  const namesByText = Map.groupBy(packages, ({ text = '' }) => text);
  return [...namesByText]
    .map(([text, those]) => `${those.map(lineOf).join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

const lineOf = ({ name, version, identifier = '' }: BundledPackage) => `${name} ${version} ${identifier}`.trim();

/** The packages that files belong to, each once, in alphabetical order. @param files paths of bundled modules; those outside of node_modules are left out */
export function packagesOf(files: readonly string[]): readonly BundledPackage[] {
  const folders = new Set(
    files
      .filter((file) => file.includes('node_modules/') && !file.startsWith('\0'))
      .map((file) => packageFolder(dirname(file))),
  );
  return [...folders]
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
      const licence = readdirSync(folder).find((file) => /^(?:licen[cs]e|copying)/iu.test(file));
      return {
        name: manifest['name'] ?? '',
        version: manifest['version'] ?? '',
        ...(manifest['license'] && { identifier: manifest['license'] }),
        ...(licence && { text: readFileSync(join(folder, licence), 'utf8').trim() }),
      };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** A manifest without a name only says how the files beside it are read. */
const packageFolder = (folder: string): string =>
  existsSync(join(folder, 'package.json')) && readFileSync(join(folder, 'package.json'), 'utf8').includes('"version"')
    ? folder
    : packageFolder(dirname(folder));

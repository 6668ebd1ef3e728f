import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { certificates } from '../shared/owner/certificates.ts';
import { company } from '../shared/owner/company.ts';
import { projects } from '../shared/owner/projects.ts';
import { statistics } from '../shared/owner/statistics.ts';
import { isShippedExample } from './fixtures/shipped-example.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Paths from the root, with `/` on Windows too. */
const elsewhere = globSync('{web,shared,functions,packages/stone}/**/*.{ts,tsx,mjs,js}', { cwd: ROOT })
  .map((file) => file.split(sep).join('/'))
  .filter(
    (file) => !/^shared\/owner\/|^web\/(?:builder\/owner-data|generated)\/|\/(?:test|node_modules)\//u.test(file),
  );
const withoutComments = (text: string) => text.replaceAll(/^\s*(?:\/\*\*?[^]*?\*\/|\/\/.*|\{\/\*[^]*?\*\/\})$/gmu, '');

describe('the rules of the house', () => {
  // The example's data are unmistakable; those of a company may be words of any sentence.
  it.runIf(isShippedExample)('what the owner’s data say is written in no other file, nor how many they are', () => {
    const { name, shortName, street, email, registration, siteUrl, mailboxProvider, privacyStatementDate } = company;
    const { openingHours, projectWeeks: weeks } = company;
    const own = [
      ...[name, shortName, street, email, registration, mailboxProvider, privacyStatementDate].filter(Boolean),
      new URL(siteUrl).hostname,
      ...company.phones.map(({ number }) => number),
      ...openingHours.flatMap(({ hours }) => hours.flatMap(({ from, to }) => [from, to])),
      company.founded,
      company.groupSince,
      // Products are named by their standards, whether there is a certificate or not.
      ...certificates.filter(({ category }) => category !== 'product').map(({ title }) => title),
      ...projects.flatMap(({ title, description }) => [title, description]),
      ...statistics.filter(({ suffix }) => suffix !== '').map(({ value, suffix }) => `${value}${suffix}`),
    ].map((text) => RegExp.escape(String(text)));
    const duration = `${weeks?.from}[–-]${weeks?.to}(?:\\\\u00a0|\\s)Wochen`;
    const counted =
      '(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\d+) (?:[\\p{L}-]+ (?:und|oder) )?(?:Zertifikate|Nachweise|Projekte|Beispiele|Kantone)';
    const mention = new RegExp(`(?<![\\p{L}\\d])(?:${[...own, duration, counted].join('|')})(?![\\p{L}\\d])`, 'giu');
    const found = elsewhere.flatMap((file) =>
      Array.from(withoutComments(readFileSync(ROOT + file, 'utf8')).matchAll(mention), ([text]) => `${file}: ${text}`),
    );
    expect(elsewhere.length).toBeGreaterThan(400);
    expect(found).toEqual([]);
  });
});

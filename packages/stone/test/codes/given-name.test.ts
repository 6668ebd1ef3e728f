import { expect, it } from 'vitest';
import { givenName, MOST_NAME, nameInFile } from '../../codes/given-name.ts';

it.each([
  ['  Haus Keller,   Terrasse ', 'Haus Keller, Terrasse'],
  ['Haus_Keller~Süd\u0000\n1', 'Haus Keller Süd 1'],
  // A half of a character broke every address with this name, and with it the planner.
  [`${'x'.repeat(MOST_NAME - 1)}😀`, 'x'.repeat(MOST_NAME - 1)],
  ['Haus\ud83d Süd', 'Haus Süd'],
])('«%s» is kept as «%s»', (text, name) => {
  expect(givenName(text)).toBe(name);
  expect(givenName(name)).toBe(name);
});

it('is no longer than a title block', () =>
  expect(givenName('a '.repeat(MOST_NAME)).length).toBeLessThanOrEqual(MOST_NAME));

it.each([
  ['Haus Müller, «Terrasse»', 'haus-mueller-terrasse'],
  ['Strasse 3/5 ', 'strasse-3-5'],
  ['Résidence ß', 'residence-ss'],
])('«%s» is «%s» in the name of a file', (name, file) => expect(nameInFile(name)).toBe(file));

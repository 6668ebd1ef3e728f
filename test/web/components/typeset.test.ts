import { expect, it } from 'vitest';
import { typeset } from '../../../web/components/text/typeset.ts';
import { wordBreaks } from '../../../web/content/word-breaks.ts';

it.each(wordBreaks)('breaks %s at its mark, also within a longer text', (word) => {
  const broken = word.replace('|', '\u00ad');
  expect(typeset(word.replace('|', ''))).toBe(broken);
  expect(typeset(`${word.replace('|', '')} R11`)).toBe(`${broken} R11`);
});

it.each(wordBreaks)('leaves at least four letters of %s on both lines', (word) => {
  expect(word).toMatch(/^\p{L}{4,}\|\p{L}{4,}$/u);
});

it('keeps a range and the name of a norm on one line', () => {
  expect(typeset('Korn 8–16 und 0–4 mm, R9–R13 – nach SN EN 1338')).toBe(
    'Korn 8–\u206016 und 0–\u20604 mm, R9–\u2060R13 – nach SN\u00a0EN\u00a01338',
  );
});

it('keeps a short prefix with its word', () => {
  expect(typeset('E-Mail, IP-Adresse und CE-Kennzeichnung')).toBe(
    'E-\u2060Mail, IP-\u2060Adresse und CE-\u2060Kennzeichnung',
  );
  expect(typeset('SIA-Normen, Mo-Fr, Auftrags- oder DIN-Nummer')).toBe('SIA-Normen, Mo-Fr, Auftrags- oder DIN-Nummer');
});

/** Keeps apart what does not belong together in a text. */
export const APART = ' ¦ ';

/** A norm with its number: «SN EN 1338», «SN 640 461», «ISO 9001:2015». */
const NORM = /\b(?:(?:SN|DIN) EN|DIN|SIA|SN|ISO|EN) \d+(?: \d{3}\b)?(?::\d{4})?/gu;
/** A class: of slip resistance, exposed concrete, fire, or named as one. */
const CLASS = /\b(?:R\d+(?:–R\d+)?|SB\d(?:–SB\d)?|A\d-s\d,d\d|Klasse [A-Z\d]\b)/gu;
const NUMBER = String.raw`\d[\d.]*`;
/** One number, a range or a product of numbers, with its unit. */
const MEASURE = new RegExp(
  String.raw`±?${NUMBER}(?: ?[–×x] ?${NUMBER})*\+? (?:mm|cm|m|km|g/cm³|kg/m²|kg|N/mm²|Tonnen|%|°C|Wochen|Jahre|Kantone)(?![\p{L}/²³])`,
  'gu',
);
/** A year or a span of years; days are written otherwise. */
const YEAR = /(?<![\d.:–-])(?:19|20)\d\d(?: bis (?:19|20)\d\d)?(?![\d.–-])/gu;

/** Norms, classes, measures and years in a text, each once, with × as x. */
export function factsIn(text: string): readonly string[] {
  let rest = text
    .replaceAll(/[\u00ad\u2060]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=\d ?)×(?= ?\d)/gu, 'x');
  const found = [NORM, CLASS, MEASURE, YEAR].flatMap((pattern) => {
    const facts = rest.match(pattern) ?? [];
    rest = rest.replaceAll(pattern, APART);
    return facts;
  });
  return [...new Set(found)].toSorted();
}

/** From the sounds and endings of Swiss dialects to those of the written language, as far as they are regular. */
const DIALECT: readonly (readonly [RegExp, string])[] = [
  [/sch([tp])/gu, 's$1'],
  [/^ch(?=[aloruäöü])/u, 'k'],
  [/^g(?=[fhkmpstwz])/u, 'ge'],
  [/^(h?)us/u, '$1aus'],
  [/^d(?=uss|inn)/u, 'dr'],
  [/^druss/u, 'drauss'],
  [/(?<=..[^l]|ll)li$/u, ''],
  [/(st|w)(?:ei|ii|y)(?=$|[^cghlnrst])/gu, '$1ein'],
  [/igs?$/u, 'ung'],
  [/ig(?=s)/u, 'ung'],
  [/y|ii/gu, 'ei'],
  [/uur/gu, 'auer'],
  [/üür/gu, 'euer'],
  [/uu|ou/gu, 'au'],
  [/üü/gu, 'eu'],
  [/ä/gu, 'e'],
  [/(?<=[^aeiou]{2})i$/u, 'e'],
];

/** A word as the written language would have it; one that is written already may change. */
export const standardGerman = (word: string) =>
  DIALECT.reduce((changed, [sound, written]) => changed.replace(sound, written), word.toLowerCase());

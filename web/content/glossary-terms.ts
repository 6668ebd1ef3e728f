import { glossary } from './glossary.ts';

/** The terms that the glossary explains, without its definitions. */
export const terms: readonly string[] = glossary.map(({ term }) => term);

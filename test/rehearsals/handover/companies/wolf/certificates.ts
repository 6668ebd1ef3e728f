import type { Certificate } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** None to twelve, in the order of the page. */
export const data = [] as const satisfies Draft<readonly Certificate[]>;

export const certificates: readonly Certificate[] = valuesOf(data);

import type { Certificate } from './certificate.ts';

/** None to twelve, in the order of the page. */
export const certificates: readonly Certificate[] = [];

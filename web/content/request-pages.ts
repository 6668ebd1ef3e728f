/** The words around a form, in `words.ts` of its page. Those of the form itself are in its declaration (shared/forms/). */
export interface RequestPageText {
  /** Heading of the page, as specified. */
  readonly heading: string;
  /** What the form is for. */
  readonly intro: string;
  /** Heading of the form, where it differs from the page's. */
  readonly formHeading: string;
  /** What happens after sending, in order; absent if the page says it already. */
  readonly next?: readonly string[];
  /** What else visitors ask, and where they get an answer. */
  readonly notes: readonly { readonly term: string; readonly text: string }[];
}

/** Headings of the parts that all five pages share. */
export const requestWords = {
  next: 'So geht es weiter',
  notes: 'Gut zu wissen',
  contact: 'Lieber direkt?',
  address: 'Adresse',
  phone: 'Telefon',
  email: 'E-Mail',
  hours: 'Öffnungszeiten',
} as const;

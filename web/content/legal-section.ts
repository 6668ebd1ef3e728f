/** A part of the imprint or of the privacy statement. */
export interface LegalSection {
  /** Anchor in the page. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  /** Paragraphs after the items. */
  readonly closing?: readonly string[];
}

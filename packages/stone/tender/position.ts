/** What a tender position leaves to the planner. */
export interface TenderField {
  readonly label: string;
  readonly unit?: string;
  /** The preset value; without one the field is blank. */
  readonly preset?: string;
  /** What may take the place of the preset value, in words. */
  readonly permitted?: string;
  /** The values that may take its place, one by one. */
  readonly others?: readonly string[];
}

/** What a bidder prices: one thing, in one unit. */
export interface TenderPosition {
  readonly title: string;
  /** Holds no value that the project decides. */
  readonly text: string;
  readonly unit: 'm²' | 'm' | 'Stück' | 'pauschal';
  readonly fields: readonly TenderField[];
}

/** A field that the planner fills in. */
export const blank = (label: string, unit?: string): TenderField => ({ label, unit });

/** A field with alternatives: the first is preset, the others are struck out or take its place. */
export const choice = (label: string, preset: string, ...others: readonly string[]): TenderField => ({
  label,
  preset,
  others,
});

// Values, not calls of `blank`: a product's page can then leave out this file, which only its tender text needs.
export const colour: TenderField = { label: 'Farbton, Muster Nr.' };
export const jointWidth: TenderField = { label: 'Fugenbreite', unit: 'mm' };

import type { PIECES } from '../language.ts';

/** A field that plans fill in, whatever its label says. */
export type PlannedField =
  | 'colour'
  | 'finish'
  | 'airGap'
  | 'bearing'
  | 'bed'
  | 'element'
  | 'fall'
  | 'format'
  | 'frontEdge'
  | 'frontThickness'
  | 'insulation'
  | 'joint'
  | 'jointWidth'
  | 'load'
  | 'part'
  | 'sideConnection'
  | 'size'
  | 'stability'
  | 'stepKind'
  | 'stepLength'
  | 'wallHeight'
  | 'weight';

/** What a tender position leaves to the planner. */
export interface TenderField {
  readonly id?: PlannedField;
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
  /** Of one that a plan fills in: unique within its product. */
  readonly id?: string;
  readonly title: string;
  /** Holds no value that the project decides. */
  readonly text: string;
  readonly unit: 'm²' | 'm' | typeof PIECES | 'pauschal';
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

/** A field that a plan fills in. */
export const planned = (id: PlannedField, field: TenderField): TenderField => ({ ...field, id });

// Values, not calls of `blank`: a product's page can then leave out this file, which only its tender text needs.
export const colour: TenderField = { id: 'colour', label: 'Farbton, Muster Nr.' };
export const jointWidth: TenderField = { id: 'jointWidth', label: 'Fugenbreite', unit: 'mm' };

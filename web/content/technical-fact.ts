/** One row of a technical table. */
export interface TechnicalFact {
  readonly label: string;
  /** As specified; ranges with an en dash. */
  readonly value: string;
  readonly unit?: string;
  readonly note?: string;
  /** A permitted value: sections are drawn with it, tender texts preset it. The project decides. */
  readonly example?: string;
}

/** The company's own data on the pages, set by the stack. */
export interface Company {
  readonly name: string;
  readonly shortName: string;
  readonly address: string;
  /** As they are read; none, one or several. */
  readonly phones: readonly string[];
  readonly email: string;
  readonly hours?: string;
}

/** Who makes the stone: named in title blocks, footers and the properties of files. */
export interface Company {
  readonly name: string;
  /** Beside the logo. */
  readonly shortName: string;
  /** Below the name, line by line. */
  readonly address: readonly string[];
  /** None, one or several. */
  readonly phones: readonly string[];
  readonly email: string;
}

/** Who makes the stone: named in title blocks, footers and the properties of files. */
export interface Maker {
  readonly name: string;
  /** Beside the logo. */
  readonly shortName: string;
  /** Below the name, line by line. */
  readonly address: readonly string[];
  /** None, one or several. */
  readonly phones: readonly string[];
  readonly email: string;
  /** What documents are written and drawn with, as `#24272a`. */
  readonly inks: Inks;
  /** Whether the logo says the short name. */
  readonly logoSaysName?: boolean;
}

export interface Inks {
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
}

/** The company's own data on the pages, set by the stack. */
export interface Company {
  readonly name: string;
  readonly shortName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
}

/** A figure about the company, counted up on the home page. */
export interface Statistic {
  /** Other texts name some by it: `group-years`, `expertise`, `cantons`. */
  readonly id: string;
  /** Where the counter ends. */
  readonly value: number;
  /** `+` for at least. */
  readonly suffix: '' | '+';
  readonly label: string;
  readonly description: string;
}

export interface Certificate {
  /** Other texts name certificates by it: `iso-9001`, `ce` and `umwelt`. In small letters, figures and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly category: 'Produktnorm' | 'Managementsystem' | 'Konformität' | 'Umwelt';
  readonly description: string;
  /** First and last year of its validity; without a last one it has no end. */
  readonly years: { readonly first: number; readonly last?: number };
}

export interface Certificate {
  readonly title: string;
  readonly category: 'Produktnorm' | 'Managementsystem' | 'Konformität' | 'Umwelt';
  readonly description: string;
}

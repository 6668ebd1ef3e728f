import { finishTitles } from './finish-titles.ts';
import { layingMethods } from './laying.ts';
import type { Product, TenderField } from './product.ts';

/** A field that the planner fills in. */
export const blank = (label: string, unit?: string): TenderField => ({ label, unit });

/** A field with alternatives: the first is preset, the others are struck out or take its place. */
export const choice = (label: string, preset: string, ...others: readonly string[]): TenderField => ({
  label,
  preset,
  permitted: others.join(' / '),
});

/** The finish: the first of the product's is preset. */
export function finishOf({ finishes: [first, ...others] }: Product): TenderField {
  if (!first) throw new Error('The product has no finish.');
  return choice('Oberfläche', finishTitles[first], ...others.map((id) => finishTitles[id]));
}

/** The thickness of a bed: an example is preset, the permitted range is beside it. Throws if there is no bed of that title. */
export function bedOf(title: string): TenderField {
  const bed = layingMethods.find((method) => method.title === title);
  if (!bed) throw new Error(`There is no bed «${title}».`);
  return {
    label: 'Bettdicke',
    preset: `${bed.example}\u00a0${bed.unit}`,
    permitted: `${bed.thickness}\u00a0${bed.unit}`,
  };
}

// Values, not calls of `blank`: a product's page can then leave out this file, which only its tender text needs.
export const colour: TenderField = { label: 'Farbton, Muster Nr.' };
export const jointWidth: TenderField = { label: 'Fugenbreite', unit: 'mm' };

/** Words that all tender texts share. The positions of each product are in `products/`. */
export const tenderWords = {
  intro:
    'Neutrale Positionen für das Leistungsverzeichnis. Wo ein Bereich gilt, ist ein Beispielwert vorgegeben; daneben steht der zulässige Bereich. Streichen Sie, was nicht zutrifft, und setzen Sie fehlende Werte und Mengen ein.',
  preliminaries: 'Vorbemerkungen',
  preliminaryTexts: [
    {
      title: 'Material',
      text: 'Betonwerkstein: vorgefertigter Beton mit bearbeiteter Sichtfläche. Gleichwertige Angebote sind zugelassen, wenn alle Anforderungen mit Klasse und Prüfgrundlage nachgewiesen sind.',
    },
    {
      title: 'Muster',
      text: 'Vor der Fertigung sind Handmuster in verlangter Mischung und Bearbeitung vorzulegen. Das freigegebene Muster gilt für Farbe, Korn und Oberfläche; verglichen wird trocken und bei Tageslicht.',
    },
    {
      title: 'Nachweise',
      text: 'Prüfwerte sind für die angebotene Mischung und Bearbeitung zu belegen. Der Prüfbericht ist mit dem Angebot zu nennen und auf Verlangen beizulegen.',
    },
    {
      title: 'Ausmass',
      text: 'Mengen sind Ausmasse nach Plan. Verschnitt, Passstücke und Arbeitsfugen sind einzurechnen, soweit keine eigene Position besteht.',
    },
  ],
  standards: 'Normen',
  requirements: 'Technische Anforderungen',
  columns: {
    property: 'Eigenschaft',
    field: 'Angabe',
    preset: 'Vorgabe',
    permitted: 'Zulässig',
    alternative: 'Auswahl, zulässig',
    offered: 'Angeboten',
  },
  /** Beside an upper limit, and beside a value that leaves no choice. */
  atMost: (limit: string) => `wählbar bis ${limit}`,
  fixed: 'fester Wert',
  quantity: 'Menge',
  position: 'Pos.',
  unitPrice: 'Einheitspreis (CHF)',
  total: 'Betrag (CHF)',
  summary: 'Zusammenstellung',
  sum: 'Total ohne MWST',
} as const;

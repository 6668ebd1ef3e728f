import type { FinishId } from '@works/stone/codes/finishes';
import { bands, type BandId } from '@works/stone/codes/materials';
import type { PlaceId } from '@works/stone/facts/uses';
import type { ColourGroupId } from '@works/stone/mixes/surface-card';
import { swatchWords } from './swatch-words.ts';

/** What the material library shows; nothing named means everything. */
export interface SurfaceFilter {
  readonly place?: PlaceId;
  readonly colour?: ColourGroupId;
  readonly grain?: BandId;
  readonly finish?: FinishId;
}

export const libraryGrains: Readonly<Record<BandId, string>> = {
  fein: grain('Fein', 'fein'),
  mittel: grain('Mittel', 'mittel'),
  grob: grain('Grob', 'grob'),
};

function grain(name: string, band: BandId): string {
  return `${name}, ${bands[band].name.replace(' ', '\u00a0')}`;
}

/** Where a surface is used, as its filter says it. */
export const libraryPlaces: Readonly<Record<PlaceId, string>> = {
  outdoors: 'Terrassen, Wege und Plätze',
  driven: 'Befahrene Flächen',
  outdoorStairs: 'Treppen im Freien',
  inside: 'Böden in trockenen Räumen',
  wet: 'Nasse Zonen im Innern',
  indoorStairs: 'Treppen im Innern',
  facade: 'Fassaden',
  wall: 'Mauern und Sockel im Freien',
  sill: 'Fensterbänke aussen',
  furniture: 'Bänke und Tröge',
  interior: 'Wände, Simse und Möbel im Innern',
};

/** Words of the material library, its close view and its comparison. */
export const materialLibrary = {
  heading: swatchWords.heading,
  note: 'Alle Oberflächen sind Beispiele, von oben und ohne Schlagschatten gezeichnet; ein Feld zeigt 10\u00a0×\u00a010\u00a0cm. Massgebend ist das Handmuster.',
  example: 'Beispiel',
  examples: 'Beispiele',
  filter: 'Oberflächen filtern',
  place: 'Verwendung',
  colour: 'Farbe',
  grain: 'Grösstes Korn',
  finish: 'Bearbeitung',
  all: 'Alle',
  count: (found: number, all: number) => (found === all ? `${all} Oberflächen` : `${found} von ${all} Oberflächen`),
  hint: 'Das Plus neben der Nummer nimmt die Oberfläche in den Vergleich.',
  empty:
    'Zu dieser Auswahl zeigt die Bibliothek kein Beispiel. Im Werkstein-Atelier lässt sich die Mischung zusammenstellen.',
  parameters: {
    place: 'Verwendung',
    colour: 'Farbe',
    grain: 'Korn',
    finish: 'Bearbeitung',
    open: 'Oberfläche',
    compared: 'Vergleich',
  },
  unknown: (names: readonly string[]) =>
    `Der Link ist alt oder fehlerhaft. Nicht gefunden: ${names.join(', ')}. Die Bibliothek zeigt, was sie davon kennt.`,
  compose: 'Zum Werkstein-Atelier',
  reset: 'Filter zurücksetzen',
  compare: 'Vergleichen',
  compareOne: (name: string) => `${name} in den Vergleich nehmen`,
  chosen(count: number, most: number) {
    if (count === 1) return '1 Oberfläche ausgewählt; für den Vergleich braucht es zwei oder drei';
    return `${count} Oberflächen ausgewählt${count < most ? '' : '; mehr lassen sich nicht vergleichen'}`;
  },
  clear: 'Auswahl aufheben',
  view: 'Oberfläche von nahem',
  comparison: 'Oberflächen im Vergleich',
  close: 'Schliessen',
  previous: 'Vorherige Oberfläche',
  next: 'Nächste Oberfläche',
  remove: (name: string) => `${name} aus dem Vergleich nehmen`,
  texture: (name: string) => `Textur mitnehmen: ${name}`,
  pane: (name: string) => `${name}. Pfeiltasten verschieben den Ausschnitt.`,
  size: swatchWords.size,
  skip: 'Alle Oberflächen überspringen',
  sizes: { whole: 'Ganz', true: '1\u00a0:\u00a01', double: '2\u00a0:\u00a01' },
  coin: swatchWords.coin,
  coinNote:
    'Die Münze ist ein Einfränkler von 23.2\u00a0mm. Ist ein echter bei 1\u00a0:\u00a01 gleich gross, stimmt der Massstab des Bildschirms.',
  scales: { whole: '5\u00a0cm', true: '2\u00a0cm', double: '2\u00a0cm' },
  cuts: { flat: 'Von oben', macro: 'Kante' },
  cut: 'Ansicht',
  drawing: 'Das Bild wird geladen …',
  binder: 'Bindemittel',
  aggregates: 'Körnung',
  rest: 'Rest: Bindemittel mit Sand',
  facts: 'Angaben im Vergleich',
  fact: 'Angabe',
  number: 'Nummer',
  uses: 'Verwendung',
  slipOf: (tested: string) =>
    `Die Bewertungsgruppe belegt die Prüfung am gewählten Muster: Prüfwert anfragen. Geprüft sind bisher ${tested}, keiner Mischung zugeordnet.`,
  care: 'Pflege',
  copy: 'Adresse kopieren',
  copied: 'Adresse kopiert.',
  copyFailed: 'Das Kopieren ist nicht erlaubt. Die Adresse steht oben im Browser.',
  print: 'Drucken',
  consultation: 'Beratung anfragen',
  code: 'Code',
  built: 'Gebaut zu sehen',
  products: 'Geeignet für',
  slip: 'Rutschhemmung',
  samples: 'Muster anfordern',
  atelier: 'Im Werkstein-Atelier weiterarbeiten',
} as const;

import { valuesOf } from './values-of.ts';

/** Sentences that bind the company: true only once it has confirmed them. */
export const data = {
  /** Art. 19 para. 4 of the Swiss data protection act, Art. 13 para. 1 (f) GDPR: states and safeguards. */
  transferAbroad: {
    value:
      'Für diese Bekanntgabe gelten die Standardvertragsklauseln der EU, die der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte anerkannt hat; sie sind Teil des Vertrags mit AWS. Für die USA gilt ausserdem der Datenschutzrahmen Schweiz–USA, soweit AWS danach zertifiziert ist.',
    confirmed: false,
  },
  /** Some contracts have a notice period of 60 days since 1 January 2026 (Art. 201 OR). */
  complaintPeriods: {
    value:
      'Melden Sie einen Mangel, sobald Sie ihn bemerken. Welche Fristen gelten, richtet sich nach Gesetz und Vertrag; im Zweifel rufen Sie an.',
    confirmed: false,
  },
  orderBinding: { value: 'Ihre Bestellung ist verbindlich, sobald wir sie bestätigt haben.', confirmed: false },
  /** The specification lists it; slab pavings are the subject of SN 640 482. */
  roadStandard: {
    value: { title: 'SN 640 461', subject: 'Betondecken: Konzeption, Ausführung, Anforderungen' },
    confirmed: false,
  },
  /**
   * The specification's words stay as they are; beside each is what the norm's own scope says. No check of a plan cites one of these norms
   * until the company has confirmed it.
   */
  abrasionNorm: {
    value: {
      norm: 'DIN EN 1341',
      says: 'Bodenbeläge: Abrieb Klasse A nach DIN EN 1341',
      scope: 'EN 1341 gilt für Platten aus Naturstein im Freien, nicht für Betonwerkstein im Innern.',
    },
    confirmed: false,
  },
  frostNorm: {
    value: {
      norm: 'DIN EN 1338',
      says: 'Aussenbeläge: Frostprüfung DIN EN 1338',
      scope:
        'EN 1338 gilt für Pflastersteine. Für Platten gilt SN EN 1339, deren höchste Klasse des Witterungswiderstands die Klasse 3 ist.',
    },
    confirmed: false,
  },
  toleranceNorm: {
    value: {
      norm: 'DIN 18500',
      says: 'Sichtbeton: Toleranzen nach DIN 18500',
      scope: 'DIN 18500 gilt für Betonwerkstein; Wandelemente gehören nicht dazu.',
    },
    confirmed: false,
  },
  drainageMortar: {
    value: {
      norm: undefined,
      says: 'Verlegung: Drainmörtel 20–30 mm',
      scope: 'Hersteller von Drainmörtel nennen 30 mm und mehr.',
    },
    confirmed: false,
  },
  /** Standards that the specification does not list, for products that its own do not cover. */
  stairStandard: { value: { title: 'SN EN 14843', subject: 'Betonfertigteile: Treppen' }, confirmed: false },
  wallStandard: { value: { title: 'SN EN 14992', subject: 'Betonfertigteile: Wandelemente' }, confirmed: false },
  furnitureStandard: {
    value: { title: 'SN EN 13198', subject: 'Betonfertigteile: Strassenmöbel und Gartenelemente' },
    confirmed: false,
  },
  terrazzoStandard: {
    value: { title: 'SN EN 13748', subject: 'Terrazzoplatten für innen und aussen' },
    confirmed: false,
  },
  /** Chapters of the Swiss catalogue of positions by number; a product that belongs to none for certain has none. */
  catalogueChapters: {
    value: {
      outdoorPaving: 222,
      outdoorStairs: 222,
      flooring: 645,
      indoorStairs: 645,
      facades: 343,
    },
    confirmed: false,
  },
  naturalStone: {
    value:
      'Naturstein liefern wir auf Anfrage, zum Beispiel als Stufe oder Platte zu einem Belag aus Betonwerkstein. Gestein, Herkunft und Prüfwerte klären wir für Ihr Projekt.',
    confirmed: false,
  },
} as const;

export const statements = valuesOf(data);

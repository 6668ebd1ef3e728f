/** Labels, for exports, of a record's attributes in addition to its form's fields (decisions.md D16). */
export const RECORD_LABELS = {
  form: 'Formular',
  created_at: 'Eingang',
  reference: 'Referenz',
  stones: 'Nummern der Oberflächen',
  expires_at: 'Aufbewahrung bis',
  suspect: 'Spamverdacht',
  id: 'Schlüssel',
} as const;

/** How a column says that something holds. */
export const YES = 'ja';

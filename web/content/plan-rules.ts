/** Words of the document «Regeln des Planers». The rules are in `packages/stone/plans/` and `packages/stone/products/`. */
export const planRuleWords = {
  reading: 'Wie der Planer antwortet',
  states: [
    '«in Ordnung»: aus Massen und Umriss berechnet und eingehalten.',
    '«nicht eingehalten»: berechnet und verfehlt. Der Plan lässt sich zeichnen, die Regel ist zu klären.',
    '«so nicht möglich»: Der Planer schlägt die nächsten Masse vor.',
    '«zu klären»: Aus den Massen folgt keine Antwort. Fachplanung, Statik oder Prüfbericht geben sie.',
    '«Wert zu bestätigen»: Der Wert stammt aus der genannten Norm oder Fachregel, ist aber nicht in ihr nachgeschlagen. Massgebend ist ihre geltende Ausgabe.',
  ],
  rules: 'Regeln',
  topics: 'Was geprüft ist und was nicht',
  columns: { rule: 'Regel', asks: 'Verlangt', source: 'Quelle', states: 'Antwortet' },
  impossible: 'so nicht möglich',
  of: (values: string) => `Aus: ${values}.`,
  checked: (rules: string) => `geprüft: ${rules}`,
  open: (rules: string) => `als offen genannt: ${rules}`,
  drawn: (what: string) => `gezeichnet: ${what}`,
  data: (where: string) => `nicht berechnet: ${where}`,
  notOurs: (why: string) => `nicht Teil des Plans: ${why}`,
} as const;

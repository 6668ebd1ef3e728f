/** Words of the document «Regeln des Planers». The rules are in `packages/stone/plans/` and `packages/stone/products/`. */
export const planRuleWords = {
  reading: 'Wie der Planer antwortet',
  states: [
    '«in Ordnung» oder «nicht eingehalten»: aus Massen und Umriss berechnet. Ein Plan, der eine Regel nicht einhält, lässt sich trotzdem zeichnen.',
    '«so nicht möglich»: Der Planer schlägt die nächsten Masse vor.',
    '«zu klären»: Aus den Massen folgt keine Antwort. Fachplanung, Statik oder Prüfbericht geben sie.',
    '«Wert zu bestätigen»: Der Wert stammt aus der genannten Norm oder Fachregel, ist aber nicht in ihr nachgeschlagen. Massgebend ist ihre geltende Ausgabe.',
  ],
  limit: { heading: 'Grenzen', note: 'in Ordnung, sonst so nicht möglich' },
  checked: {
    heading: 'Berechnete Regeln',
    note: 'in Ordnung oder nicht eingehalten; zu klären, wo die Masse nicht genügen',
  },
  open: { heading: 'Offene Fragen', note: 'immer zu klären' },
  silent: { heading: 'Ohne eigene Regel', note: 'anders beantwortet' },
  columns: { rule: 'Regel', asks: 'Verlangt', products: 'Produkte' },
  all: 'alle',
  allBut: (names: string) => `alle ohne ${names}`,
  source: (sources: string) => `Quelle: ${sources}.`,
  of: (values: string) => `Aus: ${values}.`,
  said: (rule: string) => `siehe «${rule}»`,
  drawn: (what: string) => `gezeichnet, ${what}`,
  data: (where: string) => `nicht berechnet, ${where}`,
  notOurs: (why: string) => `nicht Teil des Plans, ${why}`,
} as const;

/** Words that only documents have: headings, and what a reader of the paper needs. */
export const certificateTexts = {
  scope: 'Geltung',
  which: 'Welche Norm für welches Bauteil',
  whichColumns: { part: 'Bauteil', standard: 'Norm' },
  limits: 'Was das Zertifikat nicht aussagt',
  qualityLimits: [
    'Die Norm beurteilt den Betrieb: ob Abläufe geregelt sind, ob sie befolgt und ob Fehler ausgewertet werden. Über Frostwiderstand, Rutschhemmung oder Druckfestigkeit eines Bauteils sagt sie nichts.',
    'Für die Eigenschaft eines Produkts verlangen Sie deshalb den Prüfbericht, für die Übereinstimmung mit der Bestellung das freigegebene Muster. Das Zertifikat ergänzt beides; es ersetzt keines davon.',
  ],
  use: 'Verwendung im Projekt',
  qualityUse: [
    'Als Eignungsnachweis in der Ausschreibung, wenn ein Managementsystem verlangt ist',
    'Zusammen mit dem Prüfbericht der gewählten Mischung und Bearbeitung',
    'Immer mit Gültigkeit und Geltungsbereich aus dem Original',
  ],
  ce: (title: string): string => `${title} in der Ausschreibung`,
  ceTexts: [
    'Das Zeichen sagt, dass es zu den angegebenen Leistungen eine Erklärung des Herstellers gibt. Es sagt nicht, dass diese Leistungen für Ihr Bauteil genügen. Verlangen Sie deshalb die Eigenschaft mit Klasse und Norm und vergleichen Sie sie mit der Erklärung.',
  ],
  environment: (title: string): string => `${title} in der Projektbewertung`,
  environmentTexts: [
    'Ein Nachweis zählt nur, soweit sein Geltungsbereich reicht. Klären Sie mit der bewertenden Stelle, welche Angaben sie anrechnet, bevor Sie ihn einplanen, und legen Sie das Original bei.',
  ],
} as const;

/** What is built with the part that a product standard is for. */
export const standardParts: readonly {
  readonly part: string;
  /** Id of the standard among the certificates. */
  readonly standard: 'sn-en-1338' | 'sn-en-1339' | 'sn-en-1340';
  readonly use: string;
}[] = [
  { part: 'Pflastersteine', standard: 'sn-en-1338', use: 'Kleine, dicke Formate im Verband' },
  { part: 'Platten', standard: 'sn-en-1339', use: 'Beläge im Freien: Terrassen, Wege, Höfe, Plätze' },
  { part: 'Bordsteine', standard: 'sn-en-1340', use: 'Randabschlüsse, die den Belag seitlich halten' },
];

export const careTexts = {
  before: 'Vor jeder Behandlung',
  caution: 'Vorsicht',
} as const;

export const finishTexts = {
  choosing: 'Wahl der Oberfläche',
  protection: 'Wirkung der Mittel',
  order: 'Ablauf einer Behandlung',
  orderSteps: [
    'Warten, bis der Stein gleichmässig ausgetrocknet ist; frischer Betonwerkstein gibt in den ersten Monaten Feuchte und Kalk ab.',
    'Reinigen, mit klarem Wasser nachspülen und vollständig trocknen lassen.',
    'Auf einer Probefläche prüfen, ob das Mittel den Farbton vertieft.',
    'Mittel nach Anleitung auftragen, Überschuss abnehmen.',
    'Mittel, Menge und Datum aufschreiben.',
    'Wirkung von Zeit zu Zeit mit Wasser prüfen: Zieht es ein, ist die Behandlung zu erneuern.',
  ],
  useless: 'Wo die Mittel nichts nützen',
  uselessItems: [
    'Eine Hydrophobierung hilft wenig gegen Öl.',
    'Eine Imprägnierung verhindert keine Säureflecken; sie verschafft Zeit zum Aufwischen.',
    'Kein Mittel verbessert die Rutschhemmung oder ersetzt Gefälle und Fugen.',
    'Filmbildende Versiegelungen gehören nicht auf Flächen im Freien.',
  ],
} as const;

export const dataTexts = {
  description: 'Beschreibung',
  drawing: 'Schnitt',
  resultLead:
    'Zusammenfassung eines Prüfergebnisses für Produkte aus Betonwerkstein. Das Original fragen Sie bei uns an.',
  result: 'Ergebnis',
  tender: 'In der Ausschreibung',
  tenderText:
    'Nennen Sie die Eigenschaft mit Klasse oder Wert und Prüfgrundlage, und verlangen Sie den Nachweis für die angebotene Mischung und Bearbeitung. Die Werte, die für ein Produkt angegeben sind, enthalten die Datenblätter.',
} as const;

/** Sentences that bind the company: true only once it has confirmed them. */
export const statements = {
  /** Art. 19 para. 4 of the Swiss data protection act, Art. 13 para. 1 (f) GDPR: states and safeguards. */
  transferAbroad:
    'Für diese Bekanntgabe gelten die Standardvertragsklauseln der EU, die der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte anerkannt hat; sie sind Teil des Vertrags mit AWS. Für die USA gilt ausserdem der Datenschutzrahmen Schweiz–USA, soweit AWS danach zertifiziert ist.',
  /** Some contracts have a notice period of 60 days since 1 January 2026 (Art. 201 OR). */
  complaintPeriods:
    'Melden Sie einen Mangel, sobald Sie ihn bemerken. Welche Fristen gelten, richtet sich nach Gesetz und Vertrag; im Zweifel rufen Sie an.',
  orderBinding: 'Ihre Bestellung wird verbindlich, wenn wir sie schriftlich bestätigen.',
  /** The specification lists it; slab pavings are the subject of SN 640 482. */
  roadStandard: { title: 'SN 640 461', subject: 'Betondecken: Konzeption, Ausführung, Anforderungen' },
  naturalStone:
    'Naturstein liefern wir auf Anfrage, zum Beispiel als Stufe oder Platte zu einem Belag aus Betonwerkstein. Gestein, Herkunft und Prüfwerte klären wir für Ihr Projekt.',
} as const;

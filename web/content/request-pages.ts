/** The words around a form; the form's own stand in its declaration (shared/forms/). */
export interface RequestPageText {
  /** Heading of the page, as specified. */
  readonly heading: string;
  /** What the form is for. */
  readonly intro: string;
  /** Heading of the form, where it differs from the page's. */
  readonly formHeading: string;
  /** What happens after sending, in order. */
  readonly next: readonly string[];
}

/** Headings of the parts that all five pages share. */
export const requestWords = {
  next: 'So geht es weiter',
  contact: 'Lieber direkt?',
  address: 'Adresse',
  phone: 'Telefon',
  email: 'E-Mail',
  hours: 'Öffnungszeiten',
} as const;

export const sampleFolderPage: RequestPageText = {
  heading: 'Mustermappe bestellen',
  intro:
    'Farbe, Korn und Griff beurteilt man am Stück. Wählen Sie die Standard-Mustermappe mit einer Übersicht über Material und Oberflächen oder eine Sonderzusammenstellung, die wir für Ihr Projekt auswählen.',
  formHeading: 'Ihre Bestellung',
  next: [
    'Sie erhalten eine Referenz, unter der wir Ihre Bestellung finden.',
    'Bei einer Sonderzusammenstellung fragen wir nach, was zu Nutzung, Farbe und Oberfläche noch offen ist.',
    'Die Muster gehen an die angegebene Lieferadresse.',
  ],
};

export const consultationPage: RequestPageText = {
  heading: 'Beratungstermin vereinbaren',
  intro:
    'Die Beratung gilt Ihrem Projekt: welches Produkt sich eignet, wie dick es wird, welche Oberfläche die Nutzung verlangt und wie die Anschlüsse gelöst sind. Je genauer Sie die Aufgabe beschreiben, desto besser bereiten wir uns vor.',
  formHeading: 'Ihre Anfrage',
  next: [
    'Wir geben Ihr Anliegen der Fachperson für Thema und Region weiter.',
    'Sie erhalten Terminvorschläge per E-Mail oder Telefon.',
    'Pläne, Fotos oder Ausschreibungstexte können Sie dann im Gespräch nachreichen.',
  ],
};

export const salesPage = {
  heading: 'Vertrieb',
  intro: 'Ansprechpersonen für Architektur, Bauherrschaft und Bauunternehmen in allen 26 Kantonen.',
  formHeading: 'Kontakt Vertrieb',
  next: [
    'Wir ordnen Ihre Anfrage nach Region oder Kanton zu.',
    'Die zuständige Fachberatung meldet sich direkt bei Ihnen.',
  ],
  advice: {
    heading: 'Fachberatung Schweiz',
    text: 'Bis die persönlichen Profile veröffentlicht sind, erreichen Sie die Fachberatung über das Kontaktformular. Wir ordnen Ihre Anfrage der zuständigen Beraterin oder dem zuständigen Berater Ihrer Region zu.',
    servicesHeading: 'Leistungen',
    services: [
      'Projektberatung vor Ort',
      'Materialwahl nach Schweizer Normen',
      'Technische Detaillierung',
      'Mustermappen und Projektmuster',
      'Unterstützung bei der Ausschreibung',
    ],
  },
} as const satisfies RequestPageText & Record<string, unknown>;

export const contactPage: RequestPageText = {
  heading: 'Kontakt',
  intro: 'Für Fragen zu Produkten, Unterlagen und laufenden Aufträgen. Rufen Sie während der Öffnungszeiten an oder schreiben Sie uns.',
  formHeading: 'Kontaktformular',
  next: ['Wir lesen Ihre Nachricht während der Öffnungszeiten.', 'Die Antwort kommt an die angegebene E-Mail-Adresse.'],
};

export const complaintPage: RequestPageText = {
  heading: 'Reklamation melden',
  intro:
    'Ein Mangel lässt sich am schnellsten beurteilen, wenn wir wissen, aus welcher Lieferung das Teil stammt und was zu sehen ist. Die Nummer steht auf Auftragsbestätigung oder Lieferschein. Verlegen Sie beanstandete Teile bitte nicht, bevor sie beurteilt sind.',
  formHeading: 'Ihre Reklamation',
  next: [
    'Sie erhalten eine Referenz für Rückfragen.',
    'Wir vergleichen Ihre Angaben und Fotos mit dem Auftrag.',
    'Wir melden uns und besprechen mit Ihnen, wie es weitergeht.',
  ],
};

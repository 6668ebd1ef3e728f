import type { LegalSection } from './legal-section.ts';

export const imprint = {
  heading: 'Impressum',
  labels: {
    address: 'Adresse',
    phone: 'Telefon',
    email: 'E-Mail',
    legalForm: 'Rechtsform',
    registration: 'UID / MWST-Nummer',
  },
  licences: {
    id: 'lizenzen',
    title: 'Lizenzen',
    paragraphs: [
      'Diese Website verwendet Software und eine Schrift, die unter freien Lizenzen stehen. Die Schrift ist auch in unseren PDF-Dokumenten enthalten.',
    ],
    link: 'Namen und Lizenztexte (Textdatei, englisch)',
  },
  sections: [
    {
      id: 'inhalt',
      title: 'Verantwortung für den Inhalt',
      paragraphs: [
        'Für den Inhalt dieser Website ist die oben genannte Firma verantwortlich. Wir pflegen die Angaben mit Sorgfalt. Technische Werte dienen der Planung; verbindlich sind die Unterlagen, die zu Ihrem Auftrag gehören.',
        'Bilder sind Visualisierungen, ausser sie sind als Foto bezeichnet. Sie zeigen Material und Einbau beispielhaft. Farbe und Textur beurteilen Sie bitte am Muster.',
      ],
    },
    {
      id: 'links',
      title: 'Haftung für Links',
      paragraphs: [
        'Verweist diese Website auf Seiten anderer Anbieter, so sind allein diese für deren Inhalt verantwortlich. Beim Setzen eines Links prüfen wir das Ziel; eine dauernde Kontrolle ist uns nicht möglich. Erfahren wir von rechtswidrigem Inhalt, entfernen wir den Link.',
      ],
    },
  ],
} as const satisfies { sections: readonly LegalSection[] } & Record<string, unknown>;

import type { RequestPageText } from '../request-pages.ts';

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

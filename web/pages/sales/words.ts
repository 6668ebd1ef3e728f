import { answersOn } from '../../../shared/owner/answers.ts';
import { company } from '../../../shared/owner/company.ts';
import { countries } from '../../../shared/owner/countries.ts';
import type { RequestPageText } from '../../content/request-pages.ts';
import { inCantons, inServiceArea } from '../../content/statistics.ts';

export const salesPage = {
  heading: 'Vertrieb',
  intro: `Fachberatung für Architektur, private Bauherrschaften, Bauunternehmen und Handel ${inServiceArea}.`,
  formHeading: 'Kontakt Vertrieb',
  notes: [
    ...answersOn('sales'),
    {
      term: 'Private Bauherrschaften',
      text: 'Sie sind willkommen. Schreiben Sie, was gebaut wird, wo und bis wann; Fachbegriffe sind nicht nötig.',
    },
    {
      term: 'Handel und Verarbeitung',
      text: 'Nennen Sie Firma, Produkte, Menge pro Jahr und Lieferorte. Konditionen und Lieferfristen erfahren Sie von der Fachberatung Ihrer Region.',
    },
  ],
  advice: {
    heading: `Fachberatung ${countries[inCantons === undefined ? company.country : 'CH'].name}`,
    text: 'Über das Formular auf dieser Seite ordnen wir Sie der Fachberatung Ihrer Region zu. Sie meldet sich direkt bei Ihnen. So gehen wir vor, bis die persönlichen Profile veröffentlicht sind.',
    services: [
      'Projektberatung vor Ort',
      'Materialwahl nach Schweizer Normen',
      'Technische Detaillierung',
      'Mustermappen und Sonderauswahlen',
      'Unterstützung bei der Ausschreibung',
    ],
  },
} as const satisfies RequestPageText & Record<string, unknown>;

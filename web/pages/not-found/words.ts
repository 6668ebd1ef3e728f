import { notFoundTitle } from '../../content/layout-words.ts';

/** The 404 page (specification section 2). */
export const notFound = {
  heading: notFoundTitle,
  text: 'Die angeforderte Seite konnte nicht gefunden werden.',
  link: 'Zur Startseite',
  search: 'Auf der Website suchen',
  products: 'Alle Produkte',
  missing: 'Fehlt etwas?',
  contact: 'Kontakt aufnehmen',
  contactText: 'Rufen Sie an, oder schreiben Sie uns, was hier stehen sollte.',
} as const;

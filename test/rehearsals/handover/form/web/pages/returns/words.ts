import type { RequestPageText } from '../../content/request-pages.ts';

export const returnsPage: RequestPageText = {
  heading: 'Rücksendung',
  intro:
    'Rücksendung mit Betonwerkstein: Platten, Stufen und Elemente zurückgeben, von der ersten Skizze bis zur Lieferung auf die Baustelle.',
  formHeading: 'Rücksendung',
  next: ['Wir lesen Ihre Nachricht während der Öffnungszeiten.', 'Die Antwort kommt an die angegebene E-Mail-Adresse.'],
  notes: [],
};

/** The 404 page (specification section 2). */
export const notFound = {
  heading: 'Seite nicht gefunden',
  text: 'Die angeforderte Seite konnte nicht gefunden werden.',
  link: 'Zur Startseite',
};

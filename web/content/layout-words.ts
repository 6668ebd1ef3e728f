/** Names of what the link to the consultation passes to the form. */
export const contextWords = { plan: 'Plan', project: 'Projektblatt', recipe: 'Rezeptur' } as const;

/** The 404 page has no route. */
export const notFoundTitle = 'Seite nicht gefunden';

/** The words of header, drawer and footer. */
export const layoutWords = {
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  menu: 'Menü',
  search: 'Suchen',
  closeMenu: 'Menü schliessen',
  subPages: (label: string) => `Unterseiten von ${label}`,
  breadcrumb: 'Brotkrumen',
  footerPages: 'Seiten',
  footerService: 'Service',
  openingHours: 'Öffnungszeiten',
  contact: 'Kontakt',
  phone: 'Telefon',
  email: 'E-Mail',
  registration: 'UID',
  startPage: (name: string) => `${name}, zur Startseite`,
  copyright: (year: number, name: string) => `© ${year} ${name}`,
  visualisation: 'Visualisierung',
  photograph: 'Foto',
  /** Of which kind the pictures of the site are. */
  pictureKinds: {
    visualisations: 'Alle Bilder sind Visualisierungen.',
    both: 'Bilder ohne den Vermerk «Foto» sind Visualisierungen.',
    photographs: 'Alle Bilder sind Fotos.',
  },
  related: 'Weiterführende Seiten',
};

/** What a picture is, as its caption says. */
export const pictureKind = ({ photograph }: { readonly photograph?: boolean }): string =>
  photograph ? layoutWords.photograph : layoutWords.visualisation;

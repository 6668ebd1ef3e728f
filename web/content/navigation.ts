import { productCards } from 'virtual:product-cards';
import { paths } from '../../shared/paths.ts';
import { certificatesName } from './certificates-name.ts';
import { hasProjects } from './projects-name.ts';
import { ATELIER_NAME, atelierLink, plannersLink } from './tool-links.ts';

export interface NavigationItem {
  readonly label: string;
  /** A page, or a place on one. */
  readonly href: string;
  readonly children?: readonly NavigationItem[];
  /** Where there are children: name of the item's own page among them. */
  readonly overview?: string;
}

/** Header navigation (specification section 2). */
export const navigation: readonly NavigationItem[] = [
  { label: 'Start', href: paths.home },
  { label: 'Über uns', href: paths.about },
  {
    label: 'Produkte',
    href: paths.products,
    overview: 'Alle Produkte',
    children: [
      ...Object.values(productCards).map(({ name, page }) => ({ label: name, href: paths[page] })),
      { label: 'Planer', href: plannersLink },
      { label: 'Downloads', href: paths.productDownloads },
    ],
  },
  ...(hasProjects ? [{ label: 'Projekte', href: paths.projects }] : []),
  {
    label: 'Technische Info',
    href: paths.technicalInfo,
    overview: 'Alle Themen',
    children: [
      { label: 'Oberflächen', href: paths.finishes },
      { label: ATELIER_NAME, href: atelierLink },
      { label: certificatesName, href: paths.certificates },
      { label: 'Verlegung', href: paths.laying },
      { label: 'Reinigung', href: paths.cleaning },
      { label: 'Downloads', href: paths.library },
    ],
  },
  { label: 'Mustermappe', href: paths.sampleFolder },
  { label: 'Vertrieb', href: paths.sales },
  { label: 'Kontakt', href: paths.contact },
];

/** Pages that no menu leads to, with the name of their breadcrumb. */
export const unlinkedPages: readonly NavigationItem[] = hasProjects
  ? []
  : [{ label: 'Projekte', href: paths.projects }];

/** The two buttons in the header. */
export const headerActions = [
  { label: 'Beratungstermin', href: paths.consultation },
  { label: 'Mustermappe', href: paths.sampleFolder },
] as const satisfies readonly NavigationItem[];

/** Names of what the link to the consultation passes to the form. */
export const contextWords = { plan: 'Plan', project: 'Projektblatt', recipe: 'Rezeptur' } as const;

/** Pages that only the footer names. */
export const serviceLinks: readonly NavigationItem[] = [
  { label: 'Beratung', href: paths.consultation },
  { label: 'Reklamation', href: paths.complaint },
];

export const legalLinks: readonly NavigationItem[] = [
  { label: 'Impressum', href: paths.imprint },
  { label: 'Datenschutz', href: paths.privacy },
];

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
  onThisPage: 'Auf dieser Seite',
};

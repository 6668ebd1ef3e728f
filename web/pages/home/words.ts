import { atStart, numberWordAtStart } from '../../../shared/language.ts';
import { company } from '../../../shared/owner/company.ts';
import { countries } from '../../../shared/owner/countries.ts';
import { projects } from '../../../shared/owner/projects.ts';
import { paths, productPages, type PagePath, type ProductPage } from '../../../shared/paths.ts';
import { certificateTitles, productStandards, qualityCertificate } from '../../content/certificate-groups.ts';
import { projectDuration } from '../../content/project-duration.ts';
import { projectsTitle } from '../../content/projects-name.ts';
import { dataOf, kindsOf } from '../../content/projects.ts';
import { inCountry } from '../../content/statistics.ts';

interface CompetenceCard {
  readonly title: string;
  readonly text: string;
  readonly href: PagePath;
}

/** Id of a showcase tab (specification section 4); the first is open at first. */
type ShowcaseId = 'aussenbelaege' | 'fassaden' | 'bodenbelaege';

interface ShowcaseTab {
  readonly id: ShowcaseId;
  readonly title: string;
  readonly description: string;
  /** Exactly five. */
  readonly features: readonly [string, string, string, string, string];
  readonly product: ProductPage;
  readonly detailsLabel: string;
}

interface ProcessStep {
  readonly number: 1 | 2 | 3 | 4;
  readonly title: string;
  readonly description: string;
}

interface Reason {
  readonly title: string;
  readonly text: string;
}

const hero = {
  heading: 'Betonwerkstein',
  sentence: `Dazu Terrazzo, Naturstein und Sichtbeton. Für Bauten ${inCountry}.`,
  products: { label: 'Produkte ansehen', href: paths.products },
  consultation: { label: 'Beratungstermin vereinbaren', href: paths.consultation },
  scrollLabel: 'Weiter nach unten',
} as const;

const projectData = dataOf(projects);

const competence: { readonly heading: string; readonly cards: readonly CompetenceCard[] } = {
  heading: 'Planen mit Betonwerkstein',
  cards: [
    {
      title: 'Produkte',
      text: `${numberWordAtStart(productPages.length)} Produktgruppen mit Abmessungen, Prüfgrundlagen und Grenzen.`,
      href: paths.products,
    },
    ...(projects.length > 0
      ? [
          {
            title: 'Projekte',
            text: `${kindsOf(projects)}${projectData && `, je mit ${projectData}`}.`,
            href: paths.projects,
          },
        ]
      : []),
    {
      title: 'Technische Info',
      text: 'Oberflächen, Normen, Verlegung, Reinigung und Dokumente als PDF.',
      href: paths.technicalInfo,
    },
  ],
};

const showcase: { readonly heading: string; readonly samplesLabel: string; readonly tabs: readonly ShowcaseTab[] } = {
  heading: 'Drei Anwendungen',
  samplesLabel: 'Muster anfordern',
  tabs: [
    {
      id: 'aussenbelaege',
      title: 'Aussenbeläge',
      description:
        'Unter freiem Himmel entscheiden Gefüge und Griffigkeit. Ein dichter Vorsatz nimmt wenig Wasser auf, eine raue Bearbeitung gibt bei Nässe Halt.',
      features: [
        'Dicke 40–80\u00a0mm',
        'Rutschhemmung R9–R13',
        'Frostprüfung nach DIN EN 1338',
        'Gestrahlt, fein gestockt oder gewaschen',
        'Verlegung in Splitt, Mörtel oder Drainmörtel',
      ],
      product: 'outdoorPaving',
      detailsLabel: 'Aussenbeläge im Detail',
    },
    {
      id: 'fassaden',
      title: 'Fassaden',
      description:
        'Vorgehängt und hinterlüftet schützt der Stein Dämmung und Wand. Weil er gegossen wird, entstehen Kanten und Leibungen zusammen mit der Fläche.',
      features: [
        'Elemente bis 3.0\u00a0×\u00a01.5\u00a0m',
        'Dicke 60–120\u00a0mm',
        'Brandklasse A2-s1,d0',
        'Profile und Eckstücke aus der Schalung',
        'Fugenbild nach dem Tragwerk gegliedert',
      ],
      product: 'facades',
      detailsLabel: 'Fassaden im Detail',
    },
    {
      id: 'bodenbelaege',
      title: 'Bodenbeläge',
      description:
        'Im Innern wird das Korn angeschliffen. Es nimmt den Abrieb auf, und der Boden lässt sich später nachschleifen, statt ersetzt zu werden.',
      features: [
        'Dicke 20–40\u00a0mm',
        'Abriebklasse A nach DIN EN 1341',
        'Belastung bis 500\u00a0kg/m²',
        'Geschliffen, seidenmatt oder poliert',
        'Auch über Bodenheizung',
      ],
      product: 'flooring',
      detailsLabel: 'Bodenbeläge im Detail',
    },
  ],
};

const process: { readonly heading: string; readonly intro?: string; readonly steps: readonly ProcessStep[] } = {
  heading: 'Vom Gespräch zur Montage',
  intro: projectDuration,
  steps: [
    {
      number: 1,
      title: 'Beratung & Planung',
      description: 'Aus Nutzung, Abmessungen und Anschlüssen ergeben sich Produkt, Norm und Dicke.',
    },
    {
      number: 2,
      title: 'Bemusterung & Design',
      description: 'Farbe, Korn und Bearbeitung werden am Muster festgelegt.',
    },
    {
      number: 3,
      title: 'Präzisionsfertigung',
      description: 'Nach freigegebenen Plänen entstehen Schalung, Stein und Oberfläche.',
    },
    {
      number: 4,
      title: 'Lieferung & Montage',
      description: 'Reihenfolge, Zufahrt und Hebezeug werden vorgängig abgestimmt.',
    },
  ],
};

const featured = {
  heading: projectsTitle,
  /** The first ones: as many as a row has room for. */
  most: 3,
  link: { label: projects.length === 1 ? 'Zum Projekt' : 'Alle Projekte', href: paths.projects },
};

const { within, branch } = countries[company.country];

const about = {
  heading: company.founded === undefined ? 'Über uns' : `${atStart(within)} seit ${company.founded}`,
  paragraphs: [
    ...(company.groupSince === undefined
      ? []
      : [`${branch} einer Unternehmensgruppe, die seit ${company.groupSince} tätig ist.`]),
    'Wir beraten Sie vor Ort und nach Schweizer Normen.',
  ],
  link: { label: 'Mehr über uns', href: paths.about },
} as const;

const reasons: { readonly heading: string; readonly items: readonly Reason[] } = {
  heading: 'Was Sie erwarten können',
  items: [
    {
      title: 'Offene Beratung',
      text: 'Wir nennen früh, was sich nicht eignet.',
    },
    {
      title: 'Nähe zum Bau',
      text: 'Wir sehen uns die Aufgabe an Ihrem Objekt an.',
    },
    {
      title: 'Muster vor der Serie',
      text: 'Farbe und Griffigkeit beurteilt man am Original.',
    },
    {
      title: 'Werte mit Norm',
      text: 'Wo eine Prüfnorm vorliegt, steht sie beim Wert.',
    },
    {
      title: 'Ein Material für viele Bauteile',
      text: 'Boden, Stufe, Sockel und Fensterbank lassen sich aus derselben Mischung fertigen.',
    },
    {
      title: 'Ein klarer Weg für Mängel',
      text: 'Jede Reklamation erhält eine Referenz.',
    },
  ],
};

/** What the titles in the list are, as far as it is known by their ids. */
const standardsText = productStandards.length === 1 ? 'Eine Produktnorm für Beton' : 'Produktnormen für Beton';
const qualityText = qualityCertificate && `Qualitätsmanagement nach ${qualityCertificate.title}`;

const norms = {
  heading: 'Qualität und Normen',
  text:
    productStandards.length === 0
      ? qualityText && `${qualityText}.`
      : `${standardsText}${qualityText ? `, dazu ein ${qualityText}` : ''}.`,
  items: certificateTitles,
  link: { label: 'Zertifikate und Prüfergebnisse', href: paths.certificates },
};

const closing = {
  heading: 'Der nächste Schritt',
  text: 'Muster zeigen Farbe, Korn und Oberfläche im Original.',
  samples: { label: 'Mustermappe bestellen', href: paths.sampleFolder },
  consultation: { label: 'Beratungstermin anfragen', href: paths.consultation },
} as const;

export const home = {
  hero,
  competence,
  showcase,
  process,
  featured,
  about,
  reasons,
  norms,
  trueScale: {
    heading: 'In wahrer Grösse',
    intro:
      'Neben jedem Stein liegt ein Einfränkler. Legen Sie einen echten an den Bildschirm: Sind beide gleich gross, sehen Sie das Korn, wie es auf der Platte liegt.',
  },
  closing,
};

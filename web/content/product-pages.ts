import { productPages } from '../../shared/paths.ts';
import { numberWordAtStart } from './number-words.ts';

/** Words that all product pages share. */
export const productPage = {
  back: 'Alle Produkte',
  features: 'Eigenschaften',
  facts: {
    heading: 'Technische Daten',
    columns: { label: 'Eigenschaft', value: 'Wert', unit: 'Einheit', note: 'Bemerkung' },
  },
  limits: 'Einbau und Grenzen',
  finishes: 'Passende Oberflächen',
  next: 'Nächstes Produkt',
  action: {
    heading: 'Vom Datenblatt zum Muster',
    text: 'Technische Fragen klären wir im Gespräch. Farbe, Korn und Bearbeitung beurteilen Sie am Handmuster.',
    consultation: 'Beratung anfragen',
    samples: 'Muster anfordern',
    downloads: 'Zu den Downloads',
  },
} as const;

export const productsOverview = {
  heading: 'Produkte',
  intro:
    `${numberWordAtStart(productPages.length)} Produktgruppen für innen und aussen. Jede Seite nennt Masse, Prüfgrundlagen, Einbau und Grenzen, so dass Sie ein Bauteil schon im Vorprojekt einordnen können.`,
  material: {
    heading: 'Das Material',
    paragraphs: [
      'Betonwerkstein ist vorgefertigter Beton, dessen Sichtfläche wie Stein bearbeitet wird: geschliffen, gestrahlt, gestockt, gewaschen oder poliert. Viele Teile sind zweischichtig. Der Vorsatz auf der Ansicht enthält das gewählte Gestein und gibt die Farbe; der Kernbeton dahinter trägt.',
      'Weil die Form gegossen und nicht aus einem Block gesägt wird, lassen sich Boden, Stufe, Sockel, Fensterbank und Fassade in derselben Mischung planen. Was ein Bauteil unterscheidet, ist die Beanspruchung: Frost und Salz draussen, Abrieb drinnen, Wind und Eigengewicht an der Wand.',
    ],
  },
  downloads: {
    heading: 'Unterlagen',
    text: 'Datenblätter, Ausschreibungstexte, CAD-Dateien und Prüfzeugnisse zu den Produkten.',
    link: 'Zu den Unterlagen',
  },
} as const;

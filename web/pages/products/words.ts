import { numberWordAtStart } from '../../../shared/language.ts';
import { statements } from '../../../shared/owner/statements.ts';
import { productPages } from '../../../shared/paths.ts';

/** Words of the overview of all products. */
export const productsOverview = {
  heading: 'Produkte',
  intro: `${numberWordAtStart(productPages.length)} Produktgruppen für innen und aussen. Jede Seite nennt technische Daten, Einbau und Grenzen.`,
  material: {
    heading: 'Das Material',
    paragraphs: [
      'Betonwerkstein, in der Schweiz meist Kunststein genannt, ist vorgefertigter Beton, dessen Sichtfläche wie Stein bearbeitet wird: geschliffen, gestrahlt, gestockt, gewaschen oder poliert. Viele Teile sind zweischichtig. Der Vorsatz auf der Sichtseite enthält das gewählte Gestein und gibt die Farbe; der Kernbeton dahinter trägt.',
      'Weil Betonwerkstein gegossen wird, lassen sich Boden, Stufe, Sockel, Fensterbank und Fassade in derselben Mischung planen. Unterschiedlich ist die Beanspruchung: Frost und Salz draussen, Abrieb drinnen, Wind und Eigengewicht an der Wand.',
    ],
  },
  offer: {
    heading: 'Preis und Angebot',
    paragraphs: [
      'Der Preis hängt ab von Produkt, Format und Dicke, von Mischung und Bearbeitung, von der Menge und der Zahl verschiedener Teile sowie von Transport und Montage.',
      'Für ein Angebot genügen Plan oder Skizze mit Abmessungen, Menge, Oberfläche, Ort und Termin. Ist noch vieles offen, beginnen Sie mit einer Beratung, auf Wunsch vor Ort. Private Bauherrschaften sind ebenso willkommen wie Planungsbüros, Bauunternehmen und Handel.',
    ],
    links: { sales: 'Angebot anfragen', consultation: 'Beratung vereinbaren' },
  },
  naturalStone: {
    heading: 'Naturstein auf Anfrage',
    text: statements.naturalStone,
    link: 'Naturstein anfragen',
    /** What the contact form starts with. */
    message: 'Anfrage zu Naturstein: Bauteil, Abmessungen, Menge, Ort',
  },
  downloads: {
    heading: 'Unterlagen',
    text: 'Datenblätter, Ausschreibungstexte, CAD-Dateien und Prüfzeugnisse zu den Produkten.',
    link: 'Zu den Unterlagen',
  },
} as const;

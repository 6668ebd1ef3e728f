import { atStart } from '../../../shared/language.ts';
import { company } from '../../../shared/owner/company.ts';
import { countries } from '../../../shared/owner/countries.ts';
import { certificateOf } from '../../content/certificate-groups.ts';
import { certificatesName } from '../../content/certificates-name.ts';
import { experience, inCantons, serviceArea, type KeyFigure } from '../../content/statistics.ts';

export interface Topic {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface ValueAdd {
  readonly title: string;
  readonly text: string;
}

const philosophy: Topic = {
  title: 'Haltung',
  paragraphs: [
    'Betonwerkstein verbindet zwei Handwerke, das Giessen und die Steinbearbeitung. Wer damit plant, legt mehr fest als ein Format: Gestein, Bindemittel, Tiefe der Bearbeitung und Lage der Fuge.',
    'Wir gehen in dieser Reihenfolge vor: Beanspruchung, Konstruktion, Gestaltung. Auf den Produktseiten nennen wir deshalb neben den Eigenschaften auch die Grenzen.',
  ],
};

const { within, branch } = countries[company.country];
const isBranch = company.groupSince !== undefined;
const since = company.founded;

/** As far as the owner states them. */
const facts: readonly KeyFigure[] = [
  ...(isBranch ? [{ label: 'Gruppe', limit: 'seit', value: String(company.groupSince) }] : []),
  ...(since === undefined ? [] : [{ label: isBranch ? branch : atStart(within), limit: 'seit', value: String(since) }]),
  ...[experience, serviceArea].filter((figure) => figure !== undefined),
];

const switzerland: { readonly title: string; readonly items: readonly ValueAdd[] } = {
  title: isBranch ? `Was die ${branch} beiträgt` : 'Was wir zum Bau beitragen',
  items: [
    {
      title: 'Beratung am Objekt',
      text: `${['Die Fachberatung kommt auf die Baustelle', inCantons].filter(Boolean).join(', ')}.`,
    },
    {
      title: 'Materialwahl nach Schweizer Normen',
      text: 'Wir ordnen die Produktwerte in SN-, SIA- und VSS-Normen ein, auch wo die Prüfung einer anderen Norm folgt.',
    },
    {
      title: 'Regionales Klima',
      text: 'Frostwechsel, Schnee und Salz unterscheiden sich zwischen Tessin, Mittelland und Alpen. Bettung, Fuge und Oberfläche richten sich danach.',
    },
    {
      title: 'Technische Detaillierung',
      text: 'Anschlüsse an Fenster, Schwelle, Sockel und Abdichtung klären wir mit Ihnen im Detail.',
    },
    {
      title: 'Muster für das Projekt',
      text: 'Neben der Standard-Mustermappe stellen wir Sonderauswahlen zusammen.',
    },
    {
      title: 'Unterstützung der Ausschreibung',
      text: 'Ausschreibungstexte finden Sie unter Downloads. Beim Anpassen unterstützen wir Sie.',
    },
  ],
};

const environment = certificateOf('umwelt');

const sustainability: Topic = {
  title: 'Nachhaltigkeit',
  paragraphs: [
    'Am wenigsten Ressourcen braucht ein Bauteil, das lange hält. Farbe und Korn reichen durch den ganzen Vorsatz, und die Oberfläche lässt sich überarbeiten: Ein geschliffener Boden kann nachgeschliffen, eine Platte im Splittbett aufgenommen und wieder verlegt werden.',
    [
      'Die Herstellung von Zement braucht viel Energie. Wenige Formate sparen Schalungen, ein durchdachter Verlegeplan spart Verschnitt, und die richtige Dicke spart Zement.',
      ...(environment ? [`Ein Nachweis zur Umwelt ist unter «${certificatesName}» aufgeführt.`] : []),
    ].join(' '),
  ],
};

export const about = {
  heading: 'Über uns',
  intro: 'Unser Fachgebiet: Betonwerkstein, Terrazzo, Naturstein und Sichtbeton.',
  facts,
  philosophy,
  making: 'Herstellung',
  switzerland,
  sustainability,
  links: {
    projects: 'Projekte ansehen',
    sales: 'Fachberatung in Ihrer Region',
    certificates: `${certificatesName} und Normen`,
  },
} as const;

import { company } from './owner/company.ts';

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
    'Betonwerkstein verbindet zwei Handwerke, das Giessen und die Steinbearbeitung. Wer damit plant, legt deshalb mehr fest als ein Format: Gestein, Bindemittel, Tiefe der Bearbeitung und Lage der Fuge.',
    'Wir gehen in dieser Reihenfolge vor: Beanspruchung, Konstruktion, Gestaltung. Auf den Produktseiten nennen wir deshalb neben den Eigenschaften auch die Grenzen.',
  ],
};

const switzerland: { readonly title: string; readonly intro: string; readonly items: readonly ValueAdd[] } = {
  title: 'Was die Schweizer Niederlassung beiträgt',
  intro: `Die Unternehmensgruppe ist seit 50+ Jahren tätig, die Schweizer Niederlassung seit ${company.foundedInSwitzerland}. Zu 40+ Jahren Expertise in Betonwerkstein kommt die Kenntnis der Bedingungen vor Ort.`,
  items: [
    {
      title: 'Beratung am Objekt',
      text: 'Die Fachberatung ist nach Regionen gegliedert und bedient alle 26 Kantone.',
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

const sustainability: Topic = {
  title: 'Nachhaltigkeit',
  paragraphs: [
    'Am wenigsten Ressourcen braucht ein Bauteil, das lange hält. Farbe und Korn reichen durch den ganzen Vorsatz, und die Oberfläche lässt sich überarbeiten: Ein geschliffener Boden kann nachgeschliffen, eine Platte im Splittbett aufgenommen und wieder verlegt werden.',
    'Die Herstellung von Zement braucht viel Energie. Wenige Formate sparen Schalungen, ein durchdachter Verlegeplan spart Verschnitt, und die richtige Dicke spart Zement. Das Umweltzertifikat ist unter «Zertifikate» aufgeführt.',
  ],
};

export const about = {
  heading: 'Über uns',
  intro: `Schweizer Niederlassung seit ${company.foundedInSwitzerland}, Teil einer Unternehmensgruppe, die seit ${company.groupSince} tätig ist. Unser Fachgebiet: Betonwerkstein, Terrazzo, Naturstein und Sichtbeton.`,
  philosophy,
  making: 'Herstellung',
  switzerland,
  sustainability,
  links: {
    projects: 'Projekte ansehen',
    sales: 'Fachberatung in Ihrer Region',
    certificates: 'Zertifikate und Normen',
  },
} as const;

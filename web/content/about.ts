import { company } from './company.ts';

export interface Topic {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface ValueAdd {
  readonly title: string;
  readonly text: string;
}

const philosophy: Topic = {
  title: 'Haltung',
  paragraphs: [
    'Betonwerkstein verbindet zwei Handwerke, das Giessen und die Steinbearbeitung. Wer damit plant, legt deshalb mehr fest als ein Format: Gestein, Bindemittel, Tiefe der Bearbeitung und Lage der Fuge.',
    'Wir gehen in dieser Reihenfolge vor: Beanspruchung, Konstruktion, Gestaltung. Ein Boden, der bei Nässe rutschig ist, ist misslungen, auch wenn er schön aussieht. Und eine richtig bemessene Stufe, deren Farbe nie am Muster geprüft wurde, ist nur zur Hälfte geplant.',
    'Darum nennen wir auf den Produktseiten neben den Eigenschaften auch die Grenzen. Das erspart Umwege in der Planung und Ärger auf der Baustelle.',
  ],
};

const switzerland: { readonly title: string; readonly intro: string; readonly items: readonly ValueAdd[] } = {
  title: 'Was die Schweizer Niederlassung beiträgt',
  intro: `Die Unternehmensgruppe ist seit 50+ Jahren tätig, die Schweizer Niederlassung seit ${company.foundedInSwitzerland}. Zu 40+ Jahren Expertise in Betonwerkstein kommt die Kenntnis der Bedingungen vor Ort.`,
  items: [
    {
      title: 'Beratung am Objekt',
      text: 'Viele Fragen klären sich erst vor der Wand oder auf dem Rohboden. Die Fachberatung ist nach Regionen gegliedert und bedient alle 26 Kantone.',
    },
    {
      title: 'Materialwahl nach Schweizer Normen',
      text: 'Ausgeschrieben wird hier nach SN-, SIA- und VSS-Normen. Wir ordnen die Produktwerte darin ein, auch wo die Prüfung einer europäischen oder deutschen Norm folgt.',
    },
    {
      title: 'Regionales Klima',
      text: 'Zwischen Tessin, Mittelland und Alpen unterscheiden sich Frostwechsel, Schnee und Salz erheblich. Bettung, Fuge und Oberfläche richten sich danach.',
    },
    {
      title: 'Technische Detaillierung',
      text: 'Anschlüsse an Fenster, Schwelle, Sockel und Abdichtung klären wir mit Ihnen im Detail, denn dort treffen die Toleranzen mehrerer Gewerke aufeinander.',
    },
    {
      title: 'Muster für das Projekt',
      text: 'Neben der Standard-Mustermappe stellen wir Sonderauswahlen zusammen, damit Bauherrschaft und Planung dasselbe Muster vor sich haben.',
    },
    {
      title: 'Unterstützung der Ausschreibung',
      text: 'Ausschreibungstexte und technische Daten finden Sie unter Downloads. Beim Anpassen an Ihr Projekt unterstützen wir Sie.',
    },
  ],
};

const sustainability: Topic = {
  title: 'Nachhaltigkeit',
  paragraphs: [
    'Am meisten spart ein Bauteil, das lange nicht ersetzt werden muss. Betonwerkstein ist mineralisch und verrottet nicht, Farbe und Korn reichen tief, und die Oberfläche lässt sich überarbeiten: Ein geschliffener Boden kann nachgeschliffen, eine Platte im Splittbett aufgenommen und wieder verlegt werden.',
    'Ebenso wichtig ist, schon in der Planung Material zu sparen. Wenige Formate sparen Schalungen, ein durchdachter Verlegeplan spart Verschnitt, und die richtige Dicke spart Zement. Solche Fragen besprechen wir im Vorprojekt, wenn sich noch etwas ändern lässt.',
    'Die Herstellung von Zement braucht viel Energie. Vergleichen Sie Materialien deshalb über die ganze Nutzungsdauer, mit Unterhalt und Ersatz. Das Umweltzertifikat ist unter «Zertifikate» aufgeführt.',
  ],
};

export const about = {
  heading: 'Über uns',
  intro: `Schweizer Niederlassung seit ${company.foundedInSwitzerland}, Teil einer Unternehmensgruppe, die seit ${company.groupSince} tätig ist. Unser Fachgebiet: Betonwerkstein, Terrazzo, Naturstein und Sichtbeton.`,
  philosophy,
  switzerland,
  sustainability,
  links: {
    projects: 'Projekte ansehen',
    sales: 'Fachberatung in Ihrer Region',
    certificates: 'Zertifikate und Normen',
  },
} as const;

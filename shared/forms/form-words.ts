import { LANGUAGE } from '../language.ts';

/** Words around the fields of every form, the same in the browser's form and on the pages that the functions answer. */
export const formWords = {
  legend: 'Mit * bezeichnete Felder sind Pflichtfelder.',
  math: 'Rechenaufgabe',
  spokenMath: (spoken: string) => `Wie viel ist ${spoken}?`,
  mathHint: 'Schützt das Formular vor automatischen Einsendungen.',
  choose: 'Bitte wählen',
  noChoice: 'Keine Angabe',
  /** Label of the field that people don't see. */
  trap: 'Website',
  newTab: 'Öffnet in einem neuen Tab',
  error: 'Fehler',
  /** Heading of the summary of what has to be corrected. */
  errors: (count: number) => (count === 1 ? 'Eine Angabe ist noch zu prüfen' : `${count} Angaben sind noch zu prüfen`),
} as const;

/** Words of the confirmation after a form was sent. */
export const confirmationWords = {
  reference: 'Referenz',
  sentAt: 'Gesendet',
  moment: (date: Date) => date.toLocaleString(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' }),
  next: 'Wie es weitergeht',
  keep: 'Bitte aufbewahren',
  mail: 'Eingangsbestätigung per E-Mail',
  mailTo: (address: string) =>
    `Eine Bestätigung mit der Referenz geht an ${address}. Trifft sie nicht ein, gilt die Referenz auf dieser Seite.`,
  questions: 'Rückfragen',
  /** @param phone of the company, if it has one, and when it answers */
  askAgain: (email: string, phone?: string, hours?: string) =>
    `${phone === undefined ? `E-Mail ${email}` : `Telefon ${phone}${hours === undefined ? '' : ` (${hours})`}`}. Nennen Sie bitte die Referenz.`,
  photos: 'Fotos',
  photosByMail: (address: string) =>
    `Ohne JavaScript lassen sich hier keine Fotos hochladen. Senden Sie die Fotos per E-Mail an ${address} und nennen Sie im Betreff die Referenz; wir legen sie zu Ihrer Reklamation.`,
  photosMissing: 'Ausgewählte Fotos wurden nicht übertragen.',
  sent: 'Was Sie gesendet haben',
  toStart: 'Zur Startseite',
  toForm: 'Zurück zum Formular',
} as const;

/** What the browser does with the confirmation; the functions' page has no script. */
export const confirmationActions = {
  print: 'Drucken',
  save: 'Als PDF sichern',
  saveHint: 'Wählen Sie im Druckdialog «Als PDF speichern».',
  hide: 'Bestätigung ausblenden',
  /** Heading of the empty form below the confirmation. */
  another: 'Weiteres Formular senden',
} as const;

/** Instead of the photo field, where JavaScript is missing. */
export const photosWithoutScript = (address: string): string =>
  `Fotos lassen sich nur mit JavaScript hochladen. Senden Sie die Reklamation ohne Fotos ab: Danach erhalten Sie eine Referenz, unter der Sie die Fotos per E-Mail an ${address} nachreichen.`;

/** Links at the foot of the pages that the functions answer. */
export const pageWords = { imprint: 'Impressum', privacy: 'Datenschutz' } as const;

/** Words of the pages on which a form can't be accepted. */
export const failureWords = {
  heading: 'Formular nicht angenommen',
  toForm: 'Zum Formular',
  /** The body isn't that of a form of this site. */
  unreadable:
    'Die Angaben kamen nicht lesbar an. Füllen Sie das Formular bitte noch einmal aus, oder wenden Sie sich direkt an uns.',
  /** `Origin` or `Sec-Fetch-Site` is missing or names another site. */
  foreign:
    'Der Browser hat nicht bestätigt, dass die Angaben von dieser Website stammen. Öffnen Sie bitte das Formular auf unserer Website und senden Sie es von dort, oder wenden Sie sich direkt an uns.',
  /** The address of a call, opened in a browser. */
  notAPage: 'An dieser Adresse werden Formulare angenommen. Das Formular selbst finden Sie auf seiner eigenen Seite.',
  contact: 'So erreichen Sie uns',
} as const;

import { allForms } from '../../../shared/forms/all-forms.ts';
import { company } from '../../../shared/owner/company.ts';
import { countries } from '../../../shared/owner/countries.ts';
import { statements } from '../../../shared/owner/statements.ts';
import {
  BACKUP_DAYS,
  COMPLAINT_RETENTION_MONTHS,
  CONFIRMATION_HOURS,
  FIREWALL_SAMPLE_HOURS,
  LOG_RETENTION_DAYS,
  MOST_CONFIRMATIONS,
  PENDING_PHOTO_GONE_DAYS,
  PHOTO_LINK_DAYS,
  PROJECT_DAYS,
  REFERENCE_DAYS,
  REQUEST_RETENTION_MONTHS,
  STREAM_HOURS,
  UNSENT_DAYS,
  WAITING_HOURS,
} from '../../../shared/retention.ts';
import type { LegalSection } from '../../content/legal-section.ts';

/** What one form stores. */
export interface StoredForm {
  readonly form: string;
  readonly fields: readonly string[];
  readonly kept: string;
}

/** A number of months in German: whole years from three years on, «24 Monate» below. */
function monthsInGerman(months: number): string {
  return months % 12 === 0 && months >= 36 ? `${months / 12}\u00a0Jahre` : `${months}\u00a0Monate`;
}

/** What is stored, form by form, read from the forms' own declarations. */
export const storedForms: readonly StoredForm[] = allForms.map(({ heading, fields, retentionMonths }) => ({
  form: heading,
  fields: Object.values(fields).map(({ label }) => label),
  kept: monthsInGerman(retentionMonths),
}));

const { within, law, authority } = countries[company.country];
const isSwiss = company.country === 'CH';

const principles: LegalSection = {
  id: 'grundsaetze',
  title: 'Grundsätze',
  paragraphs: [
    isSwiss
      ? 'Diese Erklärung richtet sich nach dem Schweizer Bundesgesetz über den Datenschutz (DSG). Soweit auf eine Bearbeitung die Datenschutz-Grundverordnung der Europäischen Union (DSGVO) anwendbar ist, etwa bei Anfragen aus einem Mitgliedstaat, beachten wir auch diese.'
      : `Diese Erklärung richtet sich nach der Datenschutz-Grundverordnung (DSGVO) und dem ${law}.`,
    'Wir erheben nur, was wir für Ihr Anliegen brauchen, verwenden es nur dafür und löschen es nach einer festen Frist. Die Website setzt keine Analyse- oder Werbedienste ein und bindet weder Schriften noch Karten, Skripte oder Bilder fremder Anbieter ein.',
  ],
};

const data: LegalSection = {
  id: 'daten',
  title: 'Welche Daten wir bearbeiten',
  paragraphs: [
    'Alle Seiten lassen sich ohne Anmeldung lesen. Angaben zu Ihrer Person erhalten wir erst, wenn Sie ein Formular senden. Welche Felder das sind, zeigt die Tabelle; freiwillige Felder dürfen leer bleiben und werden dann nicht gespeichert.',
    'Zu jeder Einsendung kommen eine Kennung, eine Referenz, der Zeitpunkt des Eingangs und das Datum der Löschung hinzu. Nennt eine Bestellung von Mustern oder eine Beratungsanfrage den Code einer Oberfläche, speichern wir auch deren Nummer. Ihre Zustimmung zu dieser Erklärung und die Lösung der Rechenaufgabe werden geprüft, aber nicht gespeichert. Gegen automatische Einsendungen prüfen wir ausserdem ein unsichtbares Feld und die Zeit bis zum Absenden; auffällige Einsendungen werden gekennzeichnet und trotzdem gelesen.',
    `Bei Reklamationen können Sie Fotos beilegen. Aufnahmeort und weitere Bildinformationen entfernt Ihr Browser vor dem Hochladen. Jedes Foto erhält eine Adresse, die sich nicht erraten lässt und nirgends aufgelistet ist; wer sie kennt, kann das Foto ${PHOTO_LINK_DAYS}\u00a0Tage lang öffnen. Die Adresse enthält den Zeitpunkt und den bereinigten Dateinamen; nennen Sie darin keine Personen.`,
  ],
  items: [
    'Kontakt- und Vertragsdaten: Name, Firma, E-\u2060Mail, Telefon, Lieferadresse, Auftrags- oder Lieferscheinnummer',
    'Projektdaten: Postleitzahl oder Region des Projekts, Einsatzbereich, gewünschte Oberflächen, Beschreibung und Fotos',
    'Nutzungsdaten: Zeitpunkt, Art und Ergebnis jedes Aufrufs und die gelieferte Datei, ohne Bezug zu Ihnen; IP-Adresse, aufgerufene Adresse und Angaben des Browsers nur im Schutzfilter und im Protokoll der hochgeladenen Fotos',
  ],
};

const purposes: LegalSection = {
  id: 'zwecke',
  title: 'Zwecke',
  paragraphs: ['Wir bearbeiten diese Daten, um:'],
  items: [
    'Mustermappen zusammenzustellen und zuzusenden',
    'Anfragen zu beantworten, Termine zu vereinbaren und Sie der zuständigen Fachberatung zuzuweisen',
    'Offerten und Verträge vorzubereiten und zu erfüllen',
    'Reklamationen zu prüfen und Ansprüche zu klären',
    'die Website sicher zu betreiben und Missbrauch abzuwehren',
  ],
};

const legalBases: LegalSection = {
  id: 'rechtsgrundlagen',
  title: 'Rechtsgrundlagen',
  paragraphs: [
    ...(isSwiss
      ? [
          'Nach DSG bearbeiten wir Personendaten rechtmässig, nach Treu und Glauben und verhältnismässig. Grundlage sind Ihre Anfrage und der daraus folgende Vertrag, gesetzliche Pflichten zur Aufbewahrung sowie unser Interesse, den Betrieb zu sichern und Ansprüche beurteilen zu können.',
        ]
      : []),
    `${isSwiss ? 'Wo die DSGVO gilt, stützen wir' : 'Wir stützen'} uns auf Artikel 6 Absatz 1${isSwiss ? '' : ' DSGVO'}: Buchstabe b für Anfragen und Verträge, Buchstabe c für gesetzliche Pflichten, Buchstabe f für Sicherheit und Abwehr von Missbrauch und Buchstabe a, soweit wir Sie um eine Einwilligung bitten. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen.`,
  ],
};

const disclosure: LegalSection = {
  id: 'bekanntgabe',
  title: 'Bekanntgabe an Dritte',
  paragraphs: [
    `Jede Einsendung wird in einer Datenbank in der Region Zürich gespeichert und mit allen Angaben per E-\u2060Mail an die zuständigen Mitarbeitenden gemeldet. Sie selbst erhalten eine Bestätigung mit der Referenz; Ihre übrigen Angaben enthält sie nicht. Lässt sich die Bestätigung nicht zustellen, erhalten wir eine Meldung mit der Adresse, und der Versanddienst schreibt ihr nicht mehr. Höchstens ${MOST_CONFIRMATIONS}\u00a0Bestätigungen gehen innert ${CONFIRMATION_HOURS}\u00a0Stunden an eine Adresse, damit niemand sie missbraucht; dafür merken wir uns so lange eine Prüfsumme der Adresse.`,
    'Website, Datenbank, Fotospeicher und E-\u2060Mail-Versand betreiben wir bei Amazon Web Services (AWS), das in unserem Auftrag und nach unserer Weisung handelt. Sicherungskopien liegen in Zürich und, soweit wir sie zum Schutz vor einem Ausfall zusätzlich auslagern, bei AWS in der Europäischen Union. Die Seiten werden über das weltweite Netz von AWS ausgeliefert. Beim Aufruf kann Ihre IP-Adresse daher in einem Rechenzentrum ausserhalb der Schweiz bearbeitet werden, auch in den USA, von wo aus der Schutzfilter verwaltet wird.',
    statements.transferAbroad,
    ...(company.mailboxProvider === undefined
      ? []
      : [`Die E-\u2060Mails an unsere Mitarbeitenden liegen in Postfächern bei ${company.mailboxProvider}.`]),
    'Weitergegeben werden Daten sonst nur, wenn Ihr Anliegen es verlangt, etwa an den Transporteur einer Lieferung, oder wenn ein Gesetz uns dazu verpflichtet. Wir verkaufen keine Daten.',
  ],
};

const retention: LegalSection = {
  id: 'aufbewahrung',
  title: 'Aufbewahrung',
  paragraphs: [
    `Anfragen und Bestellungen von Mustern löschen wir nach ${monthsInGerman(REQUEST_RETENTION_MONTHS)}n, Reklamationen samt Fotos nach ${monthsInGerman(COMPLAINT_RETENTION_MONTHS)}n. Die längere Frist trägt den Gewährleistungs- und Aufbewahrungsfristen Rechnung. Die Löschung erfolgt automatisch, in der Regel innert weniger Tage nach Ablauf der Frist; für die E-\u2060Mails an unsere Mitarbeitenden gelten dieselben Fristen.`,
    `Hochgeladene Fotos, zu denen keine Reklamation eingeht, verschwinden nach höchstens ${PENDING_PHOTO_GONE_DAYS}\u00a0Tagen. Für den Versand der E-\u2060Mails hält die Datenbank jede Einsendung zusätzlich ${STREAM_HOURS}\u00a0Stunden bereit. Adressen, denen der Versanddienst nicht mehr schreibt, bleiben vermerkt, bis wir sie streichen; verlangen Sie es, so streichen wir Ihre sofort.`,
    `Protokolle löschen wir nach ${LOG_RETENTION_DAYS}\u00a0Tagen, auch jenes mit den IP-Adressen. Stichproben des Schutzfilters zeigt uns AWS höchstens ${FIREWALL_SAMPLE_HOURS}\u00a0Stunden lang. In Sicherungskopien der Datenbank und des Fotospeichers bleiben gelöschte Angaben und Fotos noch bis zu ${BACKUP_DAYS}\u00a0Tage enthalten. Wird aus einer Anfrage ein Auftrag, gelten für dessen Unterlagen die gesetzlichen Fristen.`,
  ],
};

const rights: LegalSection = {
  id: 'rechte',
  title: 'Ihre Rechte',
  paragraphs: ['Von uns können Sie verlangen:'],
  items: [
    'Auskunft darüber, ob und welche Daten über Sie gespeichert sind',
    'Berichtigung unrichtiger Angaben',
    'Löschung, soweit keine gesetzliche Pflicht zur Aufbewahrung besteht',
    'Herausgabe Ihrer Daten in einem gängigen elektronischen Format',
    'Einschränkung einer Bearbeitung',
  ],
  closing: [
    'Bearbeiten wir Daten gestützt auf unser Interesse, so können Sie dem jederzeit widersprechen; eine Nachricht an die unten stehende Adresse genügt. Wir beenden die Bearbeitung, ausser wir haben dafür zwingende Gründe oder brauchen die Daten, um Ansprüche zu klären.',
    'Über Sie wird nichts automatisch entschieden. Auch Einsendungen, die ein Programm als auffällig kennzeichnet, liest ein Mensch.',
    `Mit einer Beschwerde können Sie sich an die Aufsicht wenden: ${within} an ${authority}, im Geltungsbereich der DSGVO an die Behörde Ihres Wohnorts.`,
  ],
};

const cookies: LegalSection = {
  id: 'cookies',
  title: 'Cookies und Tracking',
  paragraphs: [
    'Cookies und Tracking verwenden wir nur mit Ihrer Einwilligung, ausser sie sind technisch notwendig. Zurzeit setzt diese Website weder das eine noch das andere ein; deshalb gibt es auch kein Fenster, das danach fragt.',
    `Damit beim Ausfüllen nichts verloren geht, legt Ihr Browser Ihre Eingaben in seinem Sitzungsspeicher (Session Storage) ab. Sie bleiben auf Ihrem Gerät, lassen sich im Formular verwerfen und werden nach dem Senden durch die Bestätigung mit Ihren Angaben ersetzt, die Sie ausblenden können; spätestens mit dem Schliessen des Tabs entfernt sie der Browser. Die Referenz und den Zeitpunkt einer Einsendung behält er ${REFERENCE_DAYS}\u00a0Tage (Local Storage), ohne Ihre Angaben. Fotos einer Reklamation legt er in einer Datenbank auf Ihrem Gerät ab (IndexedDB), bis sie gesendet, entfernt oder verworfen sind. Eingaben und Fotos, die Sie ${UNSENT_DAYS}\u00a0Tage lang nicht ändern, löscht die nächste Seite, die Sie hier öffnen. Auch wie weit Sie auf einer Seite gescrollt haben, steht nur dort.`,
    `Pläne und Oberflächen, die Sie ins Projektblatt legen, behält Ihr Browser auf dem Gerät (Local Storage), mit den Namen, die Sie ihnen geben: bis Sie sie herausnehmen, längstens ${PROJECT_DAYS}\u00a0Tage nach der letzten Änderung.`,
    `Findet ein Formular keine Verbindung, so können Sie die Anfrage samt Fotos auf Ihrem Gerät behalten (IndexedDB und eine Markierung im Local Storage). Der Browser versucht dann längstens ${WAITING_HOURS}\u00a0Stunden lang, sie zu senden, solange eine Seite dieser Website offen ist. Jede Seite zeigt, dass etwas wartet, und lässt es Sie löschen. Nach dem Senden bleibt nur die Referenz, bis Sie die Anzeige schliessen; was nicht gesendet wurde, können Sie ins Formular zurückholen oder löschen. Nach ${UNSENT_DAYS}\u00a0Tagen löscht es die nächste Seite, die Sie hier öffnen.`,
    'Mit einem Druck entfernen Sie all das: Eingaben, Fotos, wartende Anfragen, Referenzen und Pläne.',
  ],
};

const contact: LegalSection = {
  id: 'kontakt',
  title: 'Kontakt',
  paragraphs: [
    `Diese Erklärung gilt seit dem ${company.privacyStatementDate.replace(' ', '\u00a0')}.`,
    'Fragen zum Datenschutz und Begehren um Auskunft oder Löschung richten Sie an die unten stehende Adresse. Nennen Sie wenn möglich die Referenz Ihrer Einsendung. Damit niemand fremde Daten erhält, können wir einen Nachweis Ihrer Identität verlangen.',
  ],
};

export const privacy = {
  heading: 'Datenschutz',
  intro: 'Was wir über Sie speichern, wozu, wo und wie lange, und was Sie von uns verlangen können.',
  /** Below the section `daten`. */
  storedForms: {
    caption: 'Was die Formulare speichern',
    columns: { form: 'Formular', fields: 'Felder', kept: 'Aufbewahrung' },
    rows: storedForms,
  },
  sections: [principles, data, purposes, legalBases, disclosure, retention, rights, cookies, contact],
} as const;

import type { Form } from '../../shared/forms/define-form.ts';

/** What the command of the stored requests says, in English as the key and in German. `{0}` is the first value. */
export const german = {
  '{0} record': '{0} Anfrage',
  '{0} records': '{0} Anfragen',
  '{0} photo': '{0} Foto',
  '{0} photos': '{0} Fotos',
  '{0} mail': '{0} Mail',
  '{0} mails': '{0} Mails',
  '{0} minute': '{0} Minute',
  '{0} minutes': '{0} Minuten',
  Reading: 'Lesen',
  Exporting: 'Exportieren',
  Searching: 'Suchen',
  Deleting: 'Löschen',

  Received: 'Eingang',
  Reference: 'Referenz',
  Form: 'Formular',
  Name: 'Name',
  'E-mail': 'E-Mail',
  Company: 'Firma',
  Says: 'Text',
  Uploaded: 'Hochgeladen',
  KB: 'KB',
  Photo: 'Foto',
  '? a spam trap was touched': '? Spamverdacht',
  'Nothing found.': 'Nichts gefunden.',
  'The newest {0} of {1}; --limit shows more.': 'Die neuesten {0} von {1}; --limit zeigt mehr.',

  '{0} in Zürich': '{0} in Zürich',
  'Kept until': 'Aufbewahrung bis',
  Suspect: 'Spamverdacht',
  'a spam trap was touched': 'ja',
  Key: 'Schlüssel',
  'There is no record {0} in {1}.': 'Es gibt keine Anfrage {0} in: {1}.',
  '{0} share this reference: their keys tell them apart.':
    '{0} haben diese Referenz: Ihre Schlüssel unterscheiden sie.',
  '"{0}" is no reference: it has eight characters, as in 7X3K-9QPA.':
    '«{0}» ist keine Referenz: Sie hat acht Zeichen, wie 7X3K-9QPA.',

  'Photos need a file beside which they are saved: name one with --out.':
    'Fotos brauchen eine Datei, neben der sie gespeichert werden: Nennen Sie eine mit --out.',
  '{0} in {1}': '{0} in {1}',
  '{0} in {1}, photos in {2}': '{0} in {1}, Fotos in {2}',
  'The export is complete, but {0} could not be found in the bucket.':
    'Der Export ist vollständig, aber im Speicher nicht mehr vorhanden: {0}.',
  '{0} exists already: name another file with --out.': '{0} gibt es schon: Nennen Sie eine andere Datei mit --out.',
  '{0} exists already: name another folder with --out.':
    '{0} gibt es schon: Nennen Sie einen anderen Ordner mit --out.',
  "{0} can't be written ({1}).": '{0} lässt sich nicht schreiben ({1}).',
  "{0} can't be made ({1}).": '{0} lässt sich nicht anlegen ({1}).',

  '"{0}" is no e-mail address.': '«{0}» ist keine E-Mail-Adresse.',
  'Nothing is stored about this address.': 'Zu dieser Adresse ist nichts gespeichert.',
  '{0} on this machine': '{0} auf diesem Rechner',
  'Others mention the address in their words: {0}': 'Andere erwähnen die Adresse in ihrem Text: {0}',
  'Saved in {0}': 'Gespeichert in {0}',
  'All is saved but {0} that could not be found in the bucket.':
    'Alles ist gespeichert; im Speicher nicht mehr vorhanden: {0}.',

  'Delete this from {0} for good?': 'Endgültig löschen aus: {0}?',
  'Nothing was deleted. With --confirm it is.': 'Nichts wurde gelöscht. Mit --confirm geschieht es.',
  '{0} stay: a record with another address names them too.':
    '{0} bleiben: Eine Anfrage mit einer anderen Adresse nennt sie auch.',
  '{0} came in meanwhile: run it again.': 'Inzwischen eingegangen: {0}. Führen Sie den Befehl nochmals aus.',
  'A photo is still there: run it again.': 'Ein Foto ist noch da: Führen Sie den Befehl nochmals aus.',
  'Report: {0}': 'Bericht: {0}',
  'Erasure of a person’s data': 'Löschung der Daten einer Person',
  Date: 'Datum',
  Store: 'Speicher',
  'Records deleted': 'Anfragen gelöscht',
  'Photos deleted': 'Fotos gelöscht',
  'Photos kept': 'Fotos behalten',
  '{0}, which a record with another address names too': '{0}, die eine Anfrage mit einer anderen Adresse auch nennt',
  'Mail files deleted': 'Mails gelöscht',
  Checked: 'Geprüft',
  'no record and no photo of the person is left': 'Keine Anfrage und kein Foto der Person ist mehr da',
  'Not deleted': 'Nicht gelöscht',
  '{0} of other people that mention the address': '{0} anderer Personen, die die Adresse erwähnen',
  'Outside of it:': 'Ausserhalb davon:',
  'The mails about these records are in the team’s mailbox: delete them there.':
    'Die Mails zu diesen Anfragen sind im Postfach des Teams: Löschen Sie sie dort.',
  'An address that bounced is on the suppression list of SES: delete it there.':
    'Eine Adresse, an die nicht zugestellt werden konnte, steht auf der Sperrliste von SES: Löschen Sie sie dort.',
  'Backups of the tables hold the records until {0}, {1} days after this.':
    'Sicherungen der Tabellen enthalten die Anfragen bis am {0}, {1} Tage danach.',
  'Photos that were uploaded but never sent with a complaint end by themselves after {0} days.':
    'Fotos, die hochgeladen, aber mit keiner Reklamation gesendet wurden, enden nach {0} Tagen von selbst.',
  'Exports that were made before this are wherever they were put.':
    'Frühere Exporte liegen dort, wo sie abgelegt wurden.',
  "All is deleted, but the report can't be written to {0} ({1}):":
    'Alles ist gelöscht, aber der Bericht lässt sich nicht nach {0} schreiben ({1}):',

  '{0} were uploaded between {1} and {2}, {3} MB; {4} in records.':
    '{0} wurden zwischen {1} und {2} hochgeladen, {3} MB; davon {4} in Anfragen.',
  '{0} deleted.': '{0} gelöscht.',

  'the local store ({0})': 'der lokale Speicher ({0})',
  '{0} on AWS ({1})': '{0} auf AWS ({1})',
  'A profile is for AWS: name the --stage too, dev or prod.':
    'Ein Profil ist für AWS: Nennen Sie auch --stage, dev oder prod.',
  'Nothing runs on the data folder {0}: start it with "npm start", or name a stage on AWS with --stage.':
    'Auf dem Datenordner {0} läuft nichts: Starten Sie mit «npm start», oder nennen Sie mit --stage eine Stufe auf AWS.',
  'There is no table {0} on {1}: is it the right profile and stage?':
    'Es gibt keine Tabelle {0} in: {1}. Sind Profil und Stufe richtig?',
  'The tables are too busy to answer: try again in a minute.':
    'Die Tabellen sind überlastet: Versuchen Sie es in einer Minute nochmals.',
  'AWS knows no valid sign-in for {0} ({1}): aws sso login{2}':
    'AWS kennt keine gültige Anmeldung für {0} ({1}): aws sso login{2}',
  'This profile may not do that on {0} ({1}): aws sts get-caller-identity{2}':
    'Dieses Profil darf das nicht auf {0} ({1}): aws sts get-caller-identity{2}',
  'Nothing answers on {0} ({1}): is "npm start" running, or the network down?':
    'Keine Antwort von: {0} ({1}). Läuft «npm start», oder fehlt das Netz?',
  'The disk is full.': 'Der Datenträger ist voll.',
  'Failed on {0}: {1}': 'Fehlgeschlagen auf {0}: {1}',
} as const satisfies Readonly<Record<string, string>>;

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Text = keyof typeof german;

/** What an operator reads, in one language. */
export type Words = ReturnType<typeof wordsIn>;

export function wordsIn(language: Language) {
  const isGerman = language === 'de';
  const say = (text: Text, ...values: readonly (string | number)[]): string =>
    (isGerman ? german[text] : text).replaceAll(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)]));
  return {
    /** A text with its values. */
    say,
    /** A number of things: `1 record`, `12 records`. */
    count: (number: number, thing: 'record' | 'photo' | 'mail' | 'minute'): string =>
      say(number === 1 ? `{0} ${thing}` : `{0} ${thing}s`, grouped(number)),
    /** What a form is called: as `--form` does, or in German as the mails do. */
    formName: ({ id, name }: Form): string => (isGerman ? name : id),
    /** … with its heading, which is German. */
    formHeading: ({ id, heading }: Form): string => (isGerman ? heading : `${id} (${heading})`),
  };
}

export const english = wordsIn('en');

/** A number as it is read in Switzerland: `100’000`. */
export const grouped = (number: number): string => number.toLocaleString('de-CH');

import { counted, LANGUAGE } from '../../shared/language.ts';
import { WAITING_HOURS } from '../../shared/retention.ts';

const HOURS = `${WAITING_HOURS}\u00a0Stunden`;

const entries = (photos: number) => (photos > 0 ? 'Angaben und Fotos' : 'Angaben');

const MOMENT = { weekday: 'short', day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

/** The panel at the bottom of every page. */
export const outboxWords = {
  label: 'Anfragen auf diesem Gerät',
  waiting: (count: number) => counted(count, 'Anfrage wartet auf Verbindung', 'Anfragen warten auf Verbindung'),
  notSent: (count: number) => counted(count, 'Anfrage wurde nicht gesendet', 'Anfragen wurden nicht gesendet'),
  sent: (count: number) => counted(count, 'Anfrage ist gesendet', 'Anfragen sind gesendet'),
  unreadable: (count: number) => counted(count, 'Eintrag ist nicht lesbar', 'Einträge sind nicht lesbar'),
  unreadableText:
    'Was hier gespeichert ist, lässt sich nicht mehr als Anfrage lesen und wird nicht gesendet. Bitte füllen Sie das Formular neu aus.',
  written: 'Was Sie geschrieben haben',
  unreadableDeleted: 'Die unlesbaren Angaben sind von diesem Gerät gelöscht.',
  sending: 'Wird gesendet...',
  contents: (photos: number) => (photos === 0 ? 'ohne Fotos' : `mit ${counted(photos, 'Foto', 'Fotos')}`),
  until: (date: Date) => `wird bis ${date.toLocaleString(LANGUAGE, MOMENT)} gesendet`,
  unreachable: 'Noch keine Verbindung. Der nächste Versuch folgt automatisch.',
  unsuccessful: 'Der Server konnte die Anfrage noch nicht annehmen. Der nächste Versuch folgt automatisch.',
  expired: (photos: number) => `Innert ${HOURS} kam keine Verbindung zustande. Ihre ${entries(photos)} sind noch da.`,
  refused: 'Der Server hat die Angaben so nicht angenommen. Sie sind noch da und lassen sich im Formular berichtigen.',
  reference: 'Referenz',
  send: 'Jetzt senden',
  withdraw: 'Zurückziehen',
  open: 'Im Formular öffnen',
  delete: 'Löschen',
  really: (photos: number) => `${entries(photos)} von diesem Gerät löschen?`,
  yes: 'Ja, löschen',
  no: 'Nein',
  deleting: 'Wird gelöscht...',
  deleted: 'Die Anfrage ist von diesem Gerät gelöscht und wird nicht gesendet.',
  occupied: 'Im Formular stehen andere Angaben. Senden oder verwerfen Sie zuerst diese.',
  impossible: 'Der Speicher dieses Browsers ist gerade nicht erreichbar. Laden Sie die Seite neu.',
  close: 'Schliessen',
} as const;

import { counted, grouped, quoted } from '../../shared/language.ts';
import { MAX_PHOTOS } from '../../shared/photos.ts';

const MINUTE = 60;
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const MEGAPIXEL = 1e6;

const photo = (number: number, count: number) => `Foto ${number} von ${count}`;
const photos = (count: number) => counted(count, 'Foto', 'Fotos');

/** A file's size, in kilobytes or megabytes. */
const size = (bytes: number) =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)}\u00a0KB` : `${grouped(bytes / MEGABYTE, 1)}\u00a0MB`;
const megapixels = (pixels: number) => `${grouped(pixels / MEGAPIXEL, 1)}\u00a0Megapixel`;

/** At the photo field of a complaint, and while its photos are uploaded. */
export const photoWords = {
  choose: 'Fotos auswählen',
  chosen: (count: number) => `${photos(count)} ausgewählt`,
  preparing: (count: number) => `${photos(count)} ${count === 1 ? 'wird' : 'werden'} vorbereitet...`,
  size,
  /** A photo was too large. */
  shrunk: {
    bytes: (from: number, to: number) => `von ${size(from)} auf ${size(to)} verkleinert`,
    pixels: (from: number, to: number) => `von ${megapixels(from)} auf ${megapixels(to)} verkleinert`,
  },
  /** Why a chosen file is not taken, behind its name. */
  faults: {
    tooMany: `Höchstens ${MAX_PHOTOS} Fotos sind möglich.`,
    empty: 'Die Datei ist leer. Wählen Sie bitte das Original.',
    offline: 'Die Verbindung fehlt. Wählen Sie das Foto bitte noch einmal, sobald sie zurück ist.',
    unreadable:
      'Dieses Gerät kann die Datei nicht lesen. Liegt sie in einer Cloud, laden Sie sie bitte zuerst herunter.',
    noPicture: 'Der Browser erkennt in der Datei kein Bild. Wählen Sie bitte ein JPG oder PNG.',
    heic: 'Dieser Browser kann HEIC nicht öffnen. Exportieren Sie das Foto bitte als JPG.',
    notShown:
      'Der Browser kann das Bild nicht anzeigen: Es ist beschädigt oder zu gross für dieses Gerät. Exportieren Sie es bitte neu als JPG.',
  },
  refused: (names: readonly string[]) =>
    `Nicht angenommen: ${quoted(names)}. Senden Sie bitte noch einmal; hochgeladen wird nur, was fehlt. Hilft das nicht, entfernen Sie ${names.length === 1 ? 'das Foto und reichen es' : 'diese Fotos und reichen sie'} per E-Mail nach.`,
  states: { failed: 'Hochladen fehlgeschlagen', refused: 'Nicht angenommen', done: 'Hochgeladen' },
  sending: (name: string) => `${name} wird hochgeladen`,
  retry: 'Erneut versuchen',
  retryNamed: (name: string) => `${name} erneut hochladen`,
  remove: 'Entfernen',
  removeNamed: (name: string) => `${name} entfernen`,
  photo,
  /** @param share of all photos together, 0 to 1 */
  progress: (number: number, count: number, share: number) =>
    `${photo(number, count)}, insgesamt ${Math.floor(share * 100)}\u00a0%`,
  cut: 'Die Verbindung ist unterbrochen. Sobald sie zurück ist, geht es von selbst weiter.',
  left: (seconds: number) =>
    seconds < MINUTE ? 'noch weniger als eine Minute' : `noch etwa ${Math.ceil(seconds / MINUTE)}\u00a0Minuten`,
  stay: 'Lassen Sie diese Seite bitte offen.',
} as const;

import { ATELIER_NAME } from './tool-links.ts';

/** What a page says of the Werkstein-Atelier before it is opened; the rest comes with its script (atelier.ts). */
export const atelierOffer = {
  heading: ATELIER_NAME,
  intro:
    'Stellen Sie eine Mischung zusammen: Bindemittel, Gestein, Körnung und Bearbeitung. Das Atelier zeigt die Platte in wahrer Grösse und als verlegte Fläche. Jede Rezeptur hat einen Code, den Sie mit einer Musteranfrage senden können. Die Rezepturen sind Beispiele; ob sich eine herstellen lässt, bestätigen wir auf Anfrage.',
  way: 'Zum Atelier',
  open: 'Atelier öffnen',
  opening: 'Atelier wird geöffnet …',
  failed: 'Das Atelier konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es nochmals.',
} as const;

import { answersOn } from '../../../shared/owner/answers.ts';
import type { RequestPageText } from '../../content/request-pages.ts';

export const consultationPage: RequestPageText = {
  heading: 'Beratungstermin vereinbaren',
  intro:
    'Die Beratung gilt Ihrem Projekt: welches Produkt sich eignet, wie dick es wird, welche Oberfläche die Nutzung verlangt und wie die Anschlüsse gelöst sind. Je genauer Sie die Aufgabe beschreiben, desto besser bereiten wir uns vor.',
  formHeading: 'Ihre Anfrage',
  next: [
    'Wir leiten Ihr Anliegen an die Fachperson für Thema und Region weiter.',
    'Sie erhalten Terminvorschläge per E-Mail oder Telefon.',
    'Pläne, Fotos oder Ausschreibungstexte können Sie dann im Gespräch nachreichen.',
  ],
  notes: [
    ...answersOn('consultation'),
    {
      term: 'Beratung vor Ort',
      text: 'Die Projektberatung vor Ort gehört zu unseren Leistungen. Nennen Sie im Anliegen Ort, Stand der Arbeiten und mögliche Tage.',
    },
    {
      term: 'Private Bauherrschaften',
      text: 'Pläne sind nicht nötig. Für das erste Gespräch genügen ungefähre Abmessungen und ein paar Worte zur Nutzung.',
    },
  ],
};

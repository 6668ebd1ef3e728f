import { statements } from '../../../shared/owner/statements.ts';
import type { RequestPageText } from '../../content/request-pages.ts';

export const complaintPage: RequestPageText = {
  heading: 'Reklamation melden',
  intro:
    'Ein Mangel lässt sich am schnellsten beurteilen, wenn wir wissen, aus welcher Lieferung das Teil stammt und was zu sehen ist. Die Nummer steht auf Auftragsbestätigung oder Lieferschein.',
  formHeading: 'Ihre Reklamation',
  next: [
    'Sie erhalten eine Referenz für Rückfragen.',
    'Wir vergleichen Ihre Angaben und Fotos mit dem Auftrag.',
    'Wir melden uns und besprechen mit Ihnen, wie es weitergeht.',
  ],
  notes: [
    {
      term: 'Noch nicht verlegt',
      text: 'Bitte nicht verlegen, bevor der Mangel beurteilt ist. Lagern Sie die Teile geschützt, und bewahren Sie Lieferschein und Etikett der Palette auf.',
    },
    {
      term: 'Schon verlegt',
      text: 'Bitte nicht ausbauen, reinigen, überschleifen oder imprägnieren. Fotografieren Sie die Stelle von nahem mit Massstab und als Ganzes. Bei Unfallgefahr sperren Sie den Bereich ab.',
    },
    {
      term: 'Frist',
      text: statements.complaintPeriods,
    },
  ],
};

import type { RequestPageText } from '../request-pages.ts';

export const complaintPage: RequestPageText = {
  heading: 'Reklamation melden',
  intro:
    'Ein Mangel lässt sich am schnellsten beurteilen, wenn wir wissen, aus welcher Lieferung das Teil stammt und was zu sehen ist. Die Nummer steht auf Auftragsbestätigung oder Lieferschein. Verlegen Sie beanstandete Teile bitte nicht, bevor sie beurteilt sind.',
  formHeading: 'Ihre Reklamation',
  next: [
    'Sie erhalten eine Referenz für Rückfragen.',
    'Wir vergleichen Ihre Angaben und Fotos mit dem Auftrag.',
    'Wir melden uns und besprechen mit Ihnen, wie es weitergeht.',
  ],
};

/** A notice to the visitor: title and text, literal (specification section 8). */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

export const WRONG_SUM: Notice = { title: 'Fehler', text: 'Bitte lösen Sie die Rechenaufgabe korrekt.' };
export const NO_VARIANT: Notice = { title: 'Fehler', text: 'Bitte wählen Sie eine Variante aus.' };
export const SEND_FAILED: Notice = {
  title: 'Fehler',
  text: 'Beim Senden ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
};

export const PRIVACY_LABEL = { before: 'Ich akzeptiere die ', link: 'Datenschutzbestimmungen', after: '.' } as const;

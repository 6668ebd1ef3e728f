import { MAX_BODY_BYTES, type FieldErrorCode } from '../api.ts';
import { grouped } from '../language.ts';
import { WRONG_SUM } from '../notices.ts';
import { MAX_PHOTOS } from '../photos.ts';
import type { Form } from './define-form.ts';

/**
 * The text beside a field that is wrong: what to do, not only what is wrong.
 * @param entry of the field, to say by how much it is too long
 */
export function errorText(form: Form, name: string, code: FieldErrorCode, entry: unknown = ''): string {
  if (name === 'privacy') return 'Bitte setzen Sie das Häkchen.';
  if (name === 'math_answer') return WRONG_SUM.text;
  if (name === form.checkedLast?.field) return form.checkedLast.notice.text;
  const field = form.fields[name];
  switch (code) {
    case 'required':
      return 'Bitte füllen Sie dieses Feld aus.';
    case 'email':
      return 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.ch.';
    case 'too_long':
      return shorten(field?.maxLength, String(entry).replaceAll('\r\n', '\n').trim().length);
    case 'characters':
      return 'Bitte entfernen Sie unsichtbare oder beschädigte Zeichen (\ufffd), zum Beispiel aus eingefügtem Text.';
    case 'photos':
      return `Bitte wählen Sie die Fotos neu aus (höchstens ${MAX_PHOTOS}).`;
    case 'choice':
      return 'Bitte wählen Sie einen Eintrag aus der Liste.';
    default:
      return 'Bitte prüfen Sie dieses Feld.';
  }
}

function shorten(most: number | undefined, length: number): string {
  if (most === undefined) return 'Bitte kürzen Sie den Text.';
  const excess = length > most ? `um ${grouped(length - most)} ` : '';
  return `Bitte kürzen Sie den Text ${excess}auf höchstens ${grouped(most)} Zeichen.`;
}

/** The text beside the longest entry when all entries together exceed what a call may carry. */
export const BODY_TOO_LARGE = `Bitte kürzen Sie diesen Text: Alle Angaben zusammen dürfen höchstens ${MAX_BODY_BYTES / 1024}\u00a0KB umfassen.`;

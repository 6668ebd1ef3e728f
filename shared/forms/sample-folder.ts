import { NO_VARIANT } from '../notices.ts';
import { REQUEST_RETENTION_MONTHS } from '../retention.ts';
import { defineForm } from './define-form.ts';
import { choice, email, multiline, phone, text } from './fields.ts';

export const sampleFolder = defineForm({
  id: 'sample-folder',
  table: 'sample_folder_forms',
  name: 'Mustermappe',
  heading: 'Mustermappe bestellen',
  submit: 'Mustermappe bestellen',
  sending: 'Wird bestellt...',
  success: { title: 'Erfolgreich bestellt!', text: 'Vielen Dank! Wir melden uns zeitnah mit der Bestätigung.' },
  received: 'Ihre Bestellung',
  next: 'Wir prüfen Ihre Bestellung, fragen bei offenen Punkten nach und senden die Muster an die angegebene Adresse.',
  math: { question: '7 + 3', spoken: '7 plus 3', answer: '10' },
  retentionMonths: REQUEST_RETENTION_MONTHS,
  checkedLast: { field: 'variant', notice: NO_VARIANT },
  fields: {
    variant: choice({
      label: 'Variante',
      required: true,
      fromLink: true,
      options: { standard: 'Standard-Mustermappe', sonder: 'Sonderauswahl für ein Projekt' },
    }),
    name: text({ label: 'Name', required: true, autocomplete: 'name' }),
    company: text({ label: 'Firma', autocomplete: 'organization' }),
    email: email(),
    phone: phone(),
    address: multiline({ label: 'Lieferadresse', required: true, autocomplete: 'street-address', rows: 3 }),
    project: text({ label: 'Projekt / Einsatzbereich', fromLink: true }),
    surfaces: multiline({ label: 'Gewünschte Oberflächen / Farben', rows: 3, fromLink: true }),
    notes: multiline({ label: 'Bemerkungen', rows: 3 }),
  },
});

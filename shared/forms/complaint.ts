import * as v from 'valibot';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../photos.ts';
import { COMPLAINT_RETENTION_MONTHS } from '../retention.ts';
import { defineForm } from './define-form.ts';
import { email, identifier, multiline, phone, text, type Field } from './fields.ts';

// A 100-character name, every byte of it percent-encoded, behind any host name.
const MAX_PHOTO_URL = 2000;
const urls = v.pipe(
  v.array(v.pipe(v.string('photos'), v.maxLength(MAX_PHOTO_URL, 'photos')), 'photos'),
  v.maxLength(MAX_PHOTOS, 'photos'),
  v.check((list) => new Set(list).size === list.length, 'photos'),
  v.transform((list) => (list.length > 0 ? list : undefined)),
);
/**
 * The record has the photos' URLs, omitted if there are none (decisions.md D3, D14). `defineForm` takes such a field from no other form: call,
 * function, page and retention of photos are this form's.
 */
const photos: Field = {
  label: 'Fotos',
  hint: `JPG, PNG, max ${MAX_PHOTO_BYTES / 1024 / 1024}MB pro Datei`,
  input: 'photos',
  required: false,
  schema: v.optional(urls),
};

export const complaint = defineForm({
  id: 'complaint',
  table: 'complaint_forms',
  name: 'Reklamation',
  heading: 'Reklamation melden',
  submit: 'Reklamation einreichen',
  sending: 'Wird eingereicht...',
  success: { title: 'Reklamation eingereicht!', text: 'Reklamation eingegangen. Wir kontaktieren Sie kurzfristig.' },
  received: 'Ihre Reklamation',
  next: 'Wir prüfen Ihre Angaben und Fotos anhand des Auftrags und besprechen mit Ihnen das weitere Vorgehen.',
  keep: 'Bewahren Sie die beanstandeten Teile und den Lieferschein bitte auf, bis wir uns gemeldet haben. Weitere Fotos reichen Sie unter der Referenz per E-Mail nach; sonst brauchen Sie nichts mehr zu senden.',
  math: { question: '8 + 6', spoken: '8 plus 6', answer: '14' },
  retentionMonths: COMPLAINT_RETENTION_MONTHS,
  fields: {
    order_number: identifier({ label: 'Auftrags- oder Lieferscheinnummer', required: true }),
    product: text({ label: 'Produkt', required: true, fromLink: true }),
    quantity: text({ label: 'Menge / Charge' }),
    description: multiline({ label: 'Beschreibung des Mangels', required: true, rows: 4 }),
    photo_urls: photos,
    contact_name: text({ label: 'Ansprechperson', required: true, autocomplete: 'name' }),
    email: email(),
    phone: phone(),
  },
});

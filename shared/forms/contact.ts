import { REQUEST_RETENTION_MONTHS } from '../retention.ts';
import { defineForm } from './define-form.ts';
import { email, multiline, phone, postcode, text } from './fields.ts';

export const contact = defineForm({
  id: 'contact',
  table: 'contact_forms',
  name: 'Kontakt',
  heading: 'Kontaktformular',
  submit: 'Nachricht senden',
  sending: 'Wird gesendet...',
  success: { title: 'Erfolgreich gesendet!', text: 'Vielen Dank! Wir melden uns zeitnah bei Ihnen.' },
  received: 'Ihre Nachricht',
  next: 'Wir lesen Ihre Nachricht während der Öffnungszeiten und antworten an die angegebene E-Mail-Adresse.',
  math: { question: '4 × 3', spoken: '4 mal 3', answer: '12' },
  retentionMonths: REQUEST_RETENTION_MONTHS,
  fields: {
    name: text({ label: 'Name', required: true, autocomplete: 'name' }),
    company: text({ label: 'Firma', autocomplete: 'organization' }),
    email: email(),
    phone: phone(),
    postalcode: postcode('PLZ des Projekts'),
    message: multiline({ label: 'Nachricht', required: true, rows: 6, fromLink: true }),
  },
});

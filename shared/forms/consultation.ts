import { REQUEST_RETENTION_MONTHS } from '../retention.ts';
import { defineForm } from './define-form.ts';
import { choice, email, multiline, phone, postcode, text } from './fields.ts';

export const consultation = defineForm({
  id: 'consultation',
  table: 'consultation_forms',
  name: 'Beratungstermin',
  heading: 'Beratungstermin vereinbaren',
  submit: 'Beratungstermin anfragen',
  sending: 'Wird gesendet...',
  success: { title: 'Erfolgreich gesendet!', text: 'Danke! Wir melden uns mit Terminvorschlägen bei Ihnen.' },
  received: 'Ihre Anfrage',
  next: 'Wir ordnen Ihr Anliegen der zuständigen Fachperson zu und schlagen Ihnen per E-Mail oder Telefon Termine vor.',
  math: { question: '12 - 5', spoken: '12 minus 5', answer: '7' },
  retentionMonths: REQUEST_RETENTION_MONTHS,
  fields: {
    name: text({ label: 'Name', required: true, autocomplete: 'name' }),
    company: text({ label: 'Firma', autocomplete: 'organization' }),
    email: email(),
    phone: phone(),
    postalcode: postcode('PLZ des Projekts'),
    topic: choice({
      label: 'Thema',
      fromLink: true,
      options: { produkte: 'Produkte', technik: 'Technik', bemusterung: 'Bemusterung', sonstiges: 'Sonstiges' },
    }),
    message: multiline({ label: 'Ihr Anliegen', required: true, rows: 6, fromLink: true }),
  },
});

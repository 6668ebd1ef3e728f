import { REQUEST_RETENTION_MONTHS } from '../retention.ts';
import { defineForm } from './define-form.ts';
import { email, multiline, phone, text } from './fields.ts';

export const sales = defineForm({
  id: 'sales',
  table: 'sales_forms',
  name: 'Vertrieb',
  heading: 'Kontakt Vertrieb',
  submit: 'Anfrage senden',
  sending: 'Wird gesendet...',
  success: { title: 'Erfolgreich gesendet!', text: 'Vielen Dank! Wir melden uns kurzfristig bei Ihnen.' },
  received: 'Ihre Anfrage',
  next: 'Wir leiten Ihre Anfrage an die für Ihre Region zuständige Fachberatung weiter. Sie meldet sich direkt bei Ihnen.',
  math: { question: '15 ÷ 3', spoken: '15 geteilt durch 3', answer: '5' },
  retentionMonths: REQUEST_RETENTION_MONTHS,
  fields: {
    name: text({ label: 'Name', required: true, autocomplete: 'name' }),
    email: email(),
    phone: phone(),
    region: text({ label: 'Region / Kanton', placeholder: 'z. B. Zürich, Bern, Basel' }),
    message: multiline({ label: 'Nachricht', required: true, rows: 6, fromLink: true }),
  },
});

import { REQUEST_RETENTION_MONTHS } from '../retention.ts';
import { defineForm } from './define-form.ts';
import { email, multiline, text } from './fields.ts';

export const returns = defineForm({
  id: 'returns',
  table: 'returns_forms',
  name: 'Rücksendung',
  heading: 'Rücksendung',
  submit: 'Nachricht senden',
  sending: 'Wird gesendet...',
  success: { title: 'Erfolgreich gesendet!', text: 'Vielen Dank! Wir melden uns zeitnah bei Ihnen.' },
  received: 'Ihre Nachricht',
  next: 'Wir lesen Ihre Nachricht während der Öffnungszeiten und antworten an die angegebene E-Mail-Adresse.',
  math: { question: '2 + 6', spoken: '2 plus 6', answer: '8' },
  retentionMonths: REQUEST_RETENTION_MONTHS,
  fields: {
    name: text({ label: 'Name', required: true, autocomplete: 'name' }),
    email: email(),
    message: multiline({ label: 'Nachricht', required: true, rows: 6, fromLink: true }),
  },
});

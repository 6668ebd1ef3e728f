import { expect, it } from 'vitest';
import { formPath, MAX_BODY_BYTES, PHOTOS_PATH, REQUEST_TIMEOUT_MS } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { MIN_FILL_MS, type Form } from '../../shared/forms/define-form.ts';
import { MAX_LINE, MAX_TEXT } from '../../shared/forms/fields.ts';
import { NO_VARIANT, PRIVACY_LABEL, SEND_FAILED, WRONG_SUM } from '../../shared/notices.ts';

/** The forms of the specification are the first; others may follow. */
const specifiedForms = allForms.slice(0, 5);
/** Sections 2, 5, 8 and the architecture: path, title, button, sending text, sum with its answer and signs in words, success text. */
const SPECIFIED = `
/api/sample-folder | Mustermappe bestellen | Mustermappe bestellen | Wird bestellt... | 7 + 3 | 10 | 7 plus 3 | Erfolgreich bestellt! | Vielen Dank! Wir melden uns zeitnah mit der Bestätigung.
/api/consultation | Beratungstermin vereinbaren | Beratungstermin anfragen | Wird gesendet... | 12 - 5 | 7 | 12 minus 5 | Erfolgreich gesendet! | Danke! Wir melden uns mit Terminvorschlägen bei Ihnen.
/api/sales | Kontakt Vertrieb | Anfrage senden | Wird gesendet... | 15 ÷ 3 | 5 | 15 geteilt durch 3 | Erfolgreich gesendet! | Vielen Dank! Wir melden uns kurzfristig bei Ihnen.
/api/contact | Kontaktformular | Nachricht senden | Wird gesendet... | 4 × 3 | 12 | 4 mal 3 | Erfolgreich gesendet! | Vielen Dank! Wir melden uns zeitnah bei Ihnen.
/api/complaint | Reklamation melden | Reklamation einreichen | Wird eingereicht... | 8 + 6 | 14 | 8 plus 6 | Reklamation eingereicht! | Reklamation eingegangen. Wir kontaktieren Sie kurzfristig.`;

it('has the paths, titles, buttons, sums and texts of the specification', () => {
  const declared = specifiedForms.map(({ id, heading, submit, sending, math, success }) =>
    [formPath(id), heading, submit, sending, math.question, math.answer, math.spoken, success.title, success.text].join(
      ' | ',
    ),
  );
  expect(declared).toEqual(SPECIFIED.trim().split('\n'));
});

/** By table: the fields in their order, those marked with * required. A form may have further ones. */
const SECTION_3 = {
  sample_folder_forms: 'variant* name* company email* phone address* project surfaces notes',
  consultation_forms: 'name* company email* phone postalcode topic message*',
  sales_forms: 'name* email* phone region message*',
  contact_forms: 'name* company email* phone postalcode message*',
  complaint_forms: 'order_number* product* quantity description* photo_urls contact_name* email* phone',
};

it('stores the fields of section 3', () => {
  expect(specifiedForms.map(({ table }) => table)).toEqual(Object.keys(SECTION_3));
  for (const [index, fields] of Object.values(SECTION_3).entries()) {
    const specified = fields.split(' ');
    const declared = Object.entries(allForms[index]?.fields ?? {}).map(([name, { required }]) =>
      required ? `${name}*` : name,
    );
    expect(declared.filter((field) => specified.includes(field))).toEqual(specified);
  }
});

/** Another one would fill in what the visitor would have to correct, or would not notice. */
const AUTOFILL: Readonly<Record<string, string>> = {
  Name: 'name',
  Ansprechperson: 'name',
  Firma: 'organization',
  'E-Mail': 'email',
  Telefon: 'tel',
  Lieferadresse: 'street-address',
};

it.each(specifiedForms)('lets the browser fill in what each field of $id asks, and nothing else', ({ fields }) => {
  for (const { label, autocomplete } of Object.values(fields)) expect(autocomplete, label).toBe(AUTOFILL[label]);
});

const valuesOf = (form: Form | undefined, name: string) => Object.keys(form?.fields[name]?.options ?? {}).join(' ');
it('offers the values of section 3', () => {
  const [sampleFolder, consultation] = allForms;
  expect(valuesOf(sampleFolder, 'variant')).toBe('standard sonder');
  expect(valuesOf(consultation, 'topic')).toBe('produkte technik bemusterung sonstiges');
});

it('has the failure texts of specification section 8', () =>
  expect([WRONG_SUM, NO_VARIANT, SEND_FAILED].map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'Fehler: Bitte lösen Sie die Rechenaufgabe korrekt.',
    'Fehler: Bitte wählen Sie eine Variante aus.',
    'Fehler: Beim Senden ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  ]));

it('words the privacy box, the photo hint and the complaint description as sections 2 and 5 say', () => {
  const { before, link, after } = PRIVACY_LABEL;
  expect(before + link + after).toBe('Ich akzeptiere die Datenschutzbestimmungen.');
  expect(complaint.fields['photo_urls']?.hint).toContain('JPG, PNG, max 10MB');
  expect(complaint.fields['description']?.rows).toBe(4);
});

it('answers the calls of the architecture, within its limits', () => {
  expect(PHOTOS_PATH).toBe('/api/complaint-photos');
  expect([MAX_BODY_BYTES, MAX_LINE, MAX_TEXT]).toEqual([32_768, 200, 5000]);
  expect([REQUEST_TIMEOUT_MS, MIN_FILL_MS]).toEqual([20_000, 3000]);
});

it('writes Swiss German', () => expect(JSON.stringify(allForms)).not.toMatch(/ß|…|„|“/));

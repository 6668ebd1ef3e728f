import './mantine-styles.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { noticeFor, TRAP_FIELD, type Form } from '../../shared/forms/define-form.ts';
import { formPath } from '../../shared/api.ts';
import { confirmationWords, formWords } from '../../shared/forms/form-words.ts';
import type { Notice } from '../../shared/notices.ts';
import { Button } from '../components/ButtonLink.tsx';
import { FormTheme } from '../components/FormTheme.tsx';
import { loadOutbox } from '../outbox/load-outbox.ts';
import { Confirmation } from './Confirmation.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { BODY_TOO_LARGE, errorText } from '../../shared/forms/error-texts.ts';
import { FormField } from './FormField.tsx';
import { FormStatus } from './FormStatus.tsx';
import { KeepOffer } from './KeepOffer.tsx';
import { MathField } from './MathField.tsx';
import { noPhotos } from '../sending/no-photos.ts';
import type { PhotoPart } from './photo-part.ts';
import { PrivacyField } from './PrivacyField.tsx';
import styles from './RequestForm.module.css';
import { RestoredNotice } from './RestoredNotice.tsx';
import { onReturned, type ReturnedRequest } from '../sending/returned.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useEntries } from './use-entries.ts';
import { useOutbox } from './use-outbox.ts';
import { useSubmit } from './use-submit.ts';
import { longestText, sentEntries, type Values } from '../../shared/forms/entries.ts';
import { checkValues, filledValues } from '../sending/values.ts';
import type { FieldError } from '../../shared/api.ts';
import { assertFits, BodyTooLarge, type RequestBody } from '../sending/body.ts';

// Loaded with the first entry: a page that is only read does without.
const loadNotify = () => import('../components/notify.tsx');
// A script that is gone after a new release: the same words are in the form.
const notify = (kind: 'success' | 'error', notice: Notice) => loadNotify().then((loaded) => loaded.notify(kind, notice), () => undefined);
const clearError = () => loadNotify().then((loaded) => loaded.clearError(), () => undefined);

interface Props {
  readonly form: Form;
  /** For a form with a photo field. */
  readonly photoPart?: PhotoPart | undefined;
}

/** A whole form, made from its declaration: fields, checks, photos, sending, notices, and what to do without a network. */
export function RequestForm({ form, photoPart }: Props) {
  const [returns, setReturns] = useState(0);
  useEffect(() => onReturned(form, () => setReturns((count) => count + 1)), [form]);
  return (
    <FormTheme>
      <Entries form={form} photoPart={photoPart} key={returns} />
    </FormTheme>
  );
}

function Entries({ form, photoPart }: Props) {
  const [photoList] = useState(() => photoPart?.createList() ?? noPhotos);
  const { element, fields, restored, startOver, submissionId, elapsed } = useEntries(form, takeOver);
  const { state, submit, kept, sent, clear } = useSubmit(form);
  const confirmation = useConfirmation(form);
  const outbox = useOutbox(element, { state, sent: confirmLate, clear });
  const { photos, refused } = useSyncExternalStore(photoList.subscribe, photoList.getState, photoList.getState);
  const [attempt, setAttempt] = useState(0);
  const [canKeep, setCanKeep] = useState(false);

  useEffect(() => element.current?.addEventListener('focusin', () => void loadNotify().catch(() => undefined), { once: true }), [element]);

  const fieldId = (name: string) => `${form.id}-${name}`;
  const focus = (name: string) => document.getElementById(fieldId(name))?.focus();

  function showErrors(errors: readonly FieldError[]): void {
    const notice = noticeFor(form, errors);
    void (notice ? notify('error', notice) : clearError());
    clear();
    setAttempt((count) => count + 1);
  }

  async function withPhotos(values: Values): Promise<RequestBody> {
    const mathAnswer = String(values['math_answer']);
    const urls = await photoList.uploadAll({ submissionId: submissionId(), mathAnswer });
    return { ...bodyOf(values), ...(urls.length > 0 && { photo_urls: urls }) };
  }

  function bodyOf(values: Values): RequestBody {
    const trap = element.current?.elements.namedItem(TRAP_FIELD);
    return {
      ...filledValues(form, values),
      ...(trap instanceof HTMLInputElement && trap.value !== '' && { [TRAP_FIELD]: trap.value.slice(0, 1000) }),
      submission_id: submissionId(),
      elapsed_ms: elapsed(),
    };
  }

  async function send(values: Values): Promise<void> {
    try {
      const outcome = await submit(() => withPhotos(values));
      if (!outcome) return;
      if (outcome.sent) confirm(outcome.reference, values);
      void notify(outcome.sent ? 'success' : 'error', outcome.notice);
      if (outcome.sent) empty();
      else markRefused(outcome.errors);
      if (!outcome.sent && outbox.current) setCanKeep(await outbox.current.canKeep());
    } catch (error) {
      askToShorten(error, values);
    }
  }

  function confirm(reference: string, values: Values): void {
    const names = photoList.getState().photos.map(({ name }) => name);
    const label = form.fields['photo_urls']?.label ?? '';
    const entries: [string, string][] = sentEntries(form, values).map(([name, value]) => [name, value]);
    if (names.length > 0) entries.push([label, names.join('\n')]);
    confirmation.show({ reference, sentAt: Date.now(), email: String(values['email']).trim(), entries });
  }

  /** A request that was kept on the device has been sent; its entries are no longer here. */
  function confirmLate(reference: string): void {
    sent(reference);
    confirmation.show({ reference, sentAt: Date.now(), entries: [] });
  }

  /** Leaves the request to the outbox: the form is empty then, so that it isn't sent a second time. */
  async function keep(): Promise<void> {
    const values = fields.getValues();
    const id = submissionId();
    if (fields.validate().hasErrors) return showErrors(checkValues(form, values));
    try {
      await outbox.current?.keep(form, assertFits(bodyOf(values)), await photoList.contents());
    } catch (error) {
      return askToShorten(error, values);
    }
    empty();
    kept(id);
    await clearError();
  }

  function askToShorten(error: unknown, values: Values): void {
    if (!(error instanceof BodyTooLarge)) throw error;
    fields.setFieldError(longestText(form, values), BODY_TOO_LARGE);
    setAttempt((count) => count + 1);
  }

  function empty(): void {
    startOver();
    photoList.clear();
  }

  /** A request that comes back is deleted from the outbox only once its entries are in the form. */
  function takeOver({ body, photos: returned }: ReturnedRequest): void {
    photoList.takeBack(returned);
    void loadOutbox().then(({ remove }) => remove(body.submission_id));
  }

  /** What only the server found: marked at the fields, beside the notice. */
  function markRefused(errors: readonly FieldError[]): void {
    for (const { field, code } of errors) {
      if (form.fields[field]?.input === 'photos') photoList.forgetUploads();
      if (field in fields.getValues()) fields.setFieldError(field, errorText(form, field, code));
    }
  }

  const summary = Object.keys(fields.getValues())
    .filter((name) => fields.errors[name])
    .map((name) => [name, String(fields.errors[name])] as const);
  const order = [...Object.keys(form.fields), 'math_answer', 'privacy'];

  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={form.heading}
      // Without JavaScript the browser sends the form to the same function, which answers with a page (decisions.md D25).
      method="post"
      action={formPath(form.id)}
      noValidate
      onSubmit={(event) => fields.onSubmit(send, (_errors, values) => showErrors(checkValues(form, values)))(event)}
    >
      <div role="status" className={styles.confirmation}>
        {confirmation.shown && <Confirmation form={form} {...confirmation.shown} onHide={confirmation.hide} />}
      </div>
      {confirmation.shown && <h3 className={styles.another}>{confirmationWords.another}</h3>}
      {restored && (
        <RestoredNotice
          from={restored}
          hasPhotoField={form.fields['photo_urls'] !== undefined}
          onDiscard={() => {
            empty();
            clear();
          }}
        />
      )}
      <p className={styles.legend}>{formWords.legend}</p>
      {summary.length > 0 && attempt > 0 && (
        <ErrorSummary
          key={attempt}
          form={form}
          errors={summary.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))}
          onPick={focus}
        />
      )}
      <div className={styles.fields}>
        {Object.entries(form.fields).map(([name, field]) =>
          field.input === 'photos' ? (
            <div key={name} className={styles.wide}>
              {photoPart && (
                <photoPart.Field
                  id={fieldId('photos')}
                  field={field}
                  photos={photos}
                  refused={refused}
                  onAdd={photoList.add}
                  onRemove={photoList.remove}
                  onRetry={photoList.retry}
                />
              )}
            </div>
          ) : (
            <div key={fields.key(name)} className={field.input === 'multiline' ? styles.wide : undefined}>
              <FormField id={fieldId(name)} name={name} field={field} inputProps={fields.getInputProps(name)} />
            </div>
          ),
        )}
        <div key={fields.key('math_answer')}>
          <MathField id={fieldId('math_answer')} math={form.math} inputProps={fields.getInputProps('math_answer')} />
        </div>
        <div className={styles.wide} key={fields.key('privacy')}>
          <PrivacyField id={fieldId('privacy')} inputProps={fields.getInputProps('privacy', { type: 'checkbox' })} />
        </div>
      </div>
      <div className={styles.trap} aria-hidden="true">
        <label>
          Website
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <Button type="submit" className={styles.submit} disabled={state.status === 'sending'}>
        {state.status === 'sending' ? form.sending : form.submit}
      </Button>
      {photoPart && <photoPart.Progress photos={photos} />}
      <FormStatus form={form} state={state}>
        {state.status === 'failed' && state.unreachable && canKeep && <KeepOffer photos={photos.length} onKeep={keep} />}
      </FormStatus>
    </form>
  );
}

// Only the parts that the forms use; `@layer mantine` loses to the site's own modules.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Fragment, Suspense, useEffect, useState, type ComponentType } from 'react';
import { formPath } from '../../shared/api.ts';
import { TRAP_FIELD, type Form } from '../../shared/forms/define-form.ts';
import { confirmationActions, formWords } from '../../shared/forms/form-words.ts';
import { FormTheme } from '../components/fields/FormTheme.tsx';
import hidden from '../components/hidden.module.css';
import { Button } from '../components/links/ButtonLink.tsx';
import { Slot } from '../components/Slot.tsx';
import { RETURNED_EVENT } from '../delivery/session.ts';
import { Confirmation } from './Confirmation.tsx';
import { FormField, MathField, PrivacyField } from './FormField.tsx';
import { ErrorSummary, FormStatus, RestoredNotice } from './FormMessages.tsx';
import type { PhotoPart } from './photo-part.ts';
import styles from './RequestForm.module.css';
import { useRequest } from './use-request.ts';

/** What helps to fill in a field, where scripts run. */
export type FieldHelp = ComponentType<{ readonly fields: ReturnType<typeof useRequest>['fields'] }>;

interface Props {
  readonly form: Form;
  /** Above the fields of these names. */
  readonly helps?: Readonly<Record<string, FieldHelp>> | undefined;
  /** For a form with a photo field. */
  readonly photoPart?: PhotoPart | undefined;
}

/** A whole form, made from its declaration: fields, checks, photos, sending, notices, and what to do without a network. */
export function RequestForm(props: Props) {
  const { form } = props;
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const begin = () => setReturns((count) => count + 1);
    addEventListener(RETURNED_EVENT + form.id, begin);
    return () => removeEventListener(RETURNED_EVENT + form.id, begin);
  }, [form]);
  return (
    <FormTheme>
      <Request {...props} key={returns} />
    </FormTheme>
  );
}

function Request({ form, helps = {}, photoPart }: Props) {
  const [photoList] = useState(() => photoPart?.createList());
  const request = useRequest(form, photoList);
  const { element, fields, state, photos, restored } = request;
  const { attempts, confirmed } = state;
  // A single photo is uploaded again before the next press.
  const isUploading = state.status === 'sending' || photos.some(({ upload }) => upload.status === 'sending');
  const fieldId = (name: string) => `${form.id}-${name}`;
  const names = [...Object.keys(form.fields), 'math_answer', 'privacy'];
  const errors = names.flatMap((name) => (fields.errors[name] ? [[name, String(fields.errors[name])] as const] : []));

  return (
    <form
      ref={element}
      className={styles.form}
      tabIndex={-1}
      aria-label={form.heading}
      // Without JavaScript the browser sends the form to the same function, which answers with a page (decisions.md D25).
      method="post"
      action={formPath(form.id)}
      noValidate
      onSubmit={request.onSubmit}
    >
      {/* It takes the focus: as a live region it would be read twice. */}
      <Slot className={styles.confirmation}>
        {confirmed && <Confirmation form={form} {...confirmed} onHide={request.hideConfirmation} />}
      </Slot>
      <Slot>{confirmed && <h3 className={styles.another}>{confirmationActions.another}</h3>}</Slot>
      <Slot>{restored && <RestoredNotice {...restored} onDiscard={request.discard} />}</Slot>
      <p className={styles.legend}>{formWords.legend}</p>
      <Slot>{errors.length > 0 && attempts > 0 && <ErrorSummary key={attempts} form={form} errors={errors} />}</Slot>
      <Slot className={styles.fields}>
        {Object.entries(form.fields).map(([name, field]) => {
          const Help = helps[name];
          return field.input === 'photos' ? (
            <div key={name} className={styles.wide}>
              {photoPart && photoList && <photoPart.Field id={fieldId('photos')} field={field} list={photoList} />}
            </div>
          ) : (
            <Fragment key={name}>
              {Help && (
                <div className={styles.wide}>
                  <Help fields={fields} />
                </div>
              )}
              <div key={fields.key(name)} className={field.input === 'multiline' ? styles.wide : undefined}>
                <FormField id={fieldId(name)} name={name} field={field} inputProps={fields.getInputProps(name)} />
              </div>
            </Fragment>
          );
        })}
        <div key={fields.key('math_answer')}>
          <MathField id={fieldId('math_answer')} math={form.math} inputProps={fields.getInputProps('math_answer')} />
        </div>
        <div className={styles.wide} key={fields.key('privacy')}>
          <PrivacyField id={fieldId('privacy')} inputProps={fields.getInputProps('privacy', { type: 'checkbox' })} />
        </div>
      </Slot>
      {/* Out of sight, yet no `display: none`: bots skip what isn't rendered. */}
      <div className={hidden.fromView} aria-hidden="true">
        <label>
          {formWords.trap}
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <Button type="submit" className={styles.submit} disabled={state.status === 'sending'}>
        {state.status === 'sending' ? form.sending : form.submit}
      </Button>
      <Slot>
        <Suspense>{photoPart && isUploading && <photoPart.Progress photos={photos} />}</Suspense>
      </Slot>
      <FormStatus form={form} state={state} photos={photos.length} onKeep={request.keep} />
    </form>
  );
}

import { Input } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Field } from '../../shared/forms/fields.ts';
import { photosWithoutScript } from '../../shared/forms/form-words.ts';
import { company } from '../../shared/owner/company.ts';
import hidden from '../components/hidden.module.css';
import { Button } from '../components/links/ButtonLink.tsx';
import { Slot } from '../components/Slot.tsx';
import { photoWords as words } from '../content/photo-words.ts';
import { takeDroppedFiles } from '../delivery/dropped-files.ts';
import type { Photo, PhotoList } from '../delivery/photo-list.ts';
import styles from './PhotoField.module.css';

interface Props {
  readonly id: string;
  readonly field: Field;
  readonly list: PhotoList;
}

/** With the types that are stored alone, some phones offer no camera. Any picture that the browser shows can be stored. */
const ACCEPT = 'image/*';

/** Chooses photos by dialogue, drag and drop or paste, and shows each with its state. */
export function PhotoField({ id, field, list }: Props) {
  const { photos, refused, unread } = useSyncExternalStore(list.subscribe, list.getState, list.getState);
  const input = useRef<HTMLInputElement>(null);

  function take(): void {
    list.add(input.current?.files ?? []);
    // Emptied, so that the same file can be chosen again after it was removed.
    if (input.current) input.current.value = '';
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was chosen before hydration, once
  useEffect(take, []);

  // Anywhere on the page: the browser would open what is dropped beside the field in place of the page.
  useEffect(() => {
    const ended = new AbortController();
    takeDroppedFiles((files) => list.add(files), ended.signal);
    return () => ended.abort();
  }, [list]);

  const rejected = photos.filter(({ upload }) => upload.status === 'refused').map(({ file }) => file.name);
  const errors = [
    ...(rejected.length > 0 ? [words.refused(rejected)] : []),
    ...refused.map(({ name, fault }) => `«${name}»: ${words.faults[fault]}`),
  ];
  const hasErrors = errors.length > 0;

  return (
    <div className={styles.drop}>
      <Input.Wrapper
        id={`${id}-field`}
        label={field.label}
        labelElement="div"
        description={field.hint}
        error={hasErrors}
      >
        <input
          ref={input}
          id={id}
          className={`${styles.input} ${hidden.withoutScript}`}
          type="file"
          name="photos"
          accept={ACCEPT}
          multiple
          aria-describedby={[`${id}-field-description`, hasErrors && `${id}-field-error`].filter(Boolean).join(' ')}
          aria-invalid={hasErrors}
          onChange={take}
        />
        <label htmlFor={id} className={`${styles.choose} ${hidden.withoutScript}`}>
          {words.choose}
        </label>
      </Input.Wrapper>
      <noscript>
        <p>{photosWithoutScript(company.email)}</p>
      </noscript>
      <Slot id={`${id}-field-error`} className={styles.errors} role="alert">
        {errors.map((error, place) => (
          <p key={`${place} ${error}`}>{error}</p>
        ))}
      </Slot>
      <p className={styles.count} role="status">
        {unread > 0 ? words.preparing(unread) : photos.length > 0 && words.chosen(photos.length)}
      </p>
      <Slot as="ul" className={styles.list}>
        {photos.map((photo) => (
          <Slot as="li" key={photo.preview} className={styles.photo}>
            <img className={styles.preview} src={photo.preview} alt="" width={72} height={72} />
            <Slot className={styles.details}>
              <span className={styles.name}>{photo.file.name}</span>
              <PhotoState photo={photo} />
            </Slot>
            {photo.upload.status === 'failed' && (
              <Button kind="text" aria-label={words.retryNamed(photo.file.name)} onClick={() => list.retry(photo)}>
                {words.retry}
              </Button>
            )}
            <Button
              kind="text"
              aria-label={words.removeNamed(photo.file.name)}
              onClick={() => {
                list.remove(photo);
                document.getElementById(id)?.focus();
              }}
            >
              {words.remove}
            </Button>
          </Slot>
        ))}
      </Slot>
    </div>
  );
}

function PhotoState({ photo: { file, shrunk, upload } }: { readonly photo: Photo }) {
  switch (upload.status) {
    case 'waiting':
      return (
        <span className={styles.state}>
          {shrunk ? words.shrunk[shrunk.unit](shrunk.from, shrunk.to) : words.size(file.size)}
        </span>
      );
    case 'sending':
      return (
        <progress className={styles.progress} value={upload.share} max={1} aria-label={words.sending(file.name)} />
      );
    case 'failed':
    case 'refused':
      return <span className={styles.failed}>{words.states[upload.status]}</span>;
    case 'done':
      return <span className={styles.state}>{words.states.done}</span>;
  }
}

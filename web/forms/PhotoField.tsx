import { Input } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Field } from '../../shared/forms/fields.ts';
import { photosWithoutScript } from '../../shared/forms/form-words.ts';
import { PHOTO_TYPES } from '../../shared/photos.ts';
import { Button } from '../components/ButtonLink.tsx';
import hidden from '../components/hidden.module.css';
import { company } from '../content/owner/company.ts';
import type { Photo, PhotoList } from '../delivery/photo-list.ts';
import styles from './PhotoField.module.css';

interface Props {
  readonly id: string;
  readonly field: Field;
  readonly list: PhotoList;
}

const ACCEPT = Object.keys(PHOTO_TYPES).join(',');

/** Chooses photos by dialogue or by drag and drop, and shows each with its state. */
export function PhotoField({ id, field, list }: Props) {
  const { photos, refused } = useSyncExternalStore(list.subscribe, list.getState, list.getState);
  const input = useRef<HTMLInputElement>(null);

  function take(): void {
    list.add(input.current?.files ?? []);
    // Emptied, so that the same file can be chosen again after it was removed.
    if (input.current) input.current.value = '';
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was chosen before hydration, once
  useEffect(take, []);

  const error = refused.length > 0 && refused.map(({ name, reason }) => `«${name}»: ${reason}`).join(' ');

  return (
    <div
      className={styles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        list.add(event.dataTransfer.files);
      }}
    >
      <Input.Wrapper id={`${id}-field`} label={field.label} labelElement="div" description={field.hint} error={error}>
        <input
          ref={input}
          id={id}
          className={`${styles.input} ${hidden.withoutScript}`}
          type="file"
          name="photos"
          accept={ACCEPT}
          multiple
          aria-describedby={[`${id}-field-description`, error && `${id}-field-error`].filter(Boolean).join(' ')}
          aria-invalid={Boolean(error)}
          onChange={take}
        />
        <label htmlFor={id} className={`${styles.choose} ${hidden.withoutScript}`}>
          Fotos auswählen
        </label>
      </Input.Wrapper>
      <noscript>
        <p>{photosWithoutScript(company.email)}</p>
      </noscript>
      <p className={styles.count} role="status">
        {photos.length > 0 && `${photos.length} ${photos.length === 1 ? 'Foto' : 'Fotos'} ausgewählt`}
      </p>
      {photos.length > 0 && (
        <ul className={styles.list}>
          {photos.map((photo) => (
            <li key={photo.preview} className={styles.photo}>
              <img className={styles.preview} src={photo.preview} alt="" width={72} height={72} />
              <div className={styles.details}>
                <span className={styles.name}>{photo.file.name}</span>
                <PhotoState photo={photo} />
              </div>
              {photo.upload.status === 'failed' && (
                <Button
                  kind="text"
                  aria-label={`${photo.file.name} erneut hochladen`}
                  onClick={() => list.retry(photo)}
                >
                  Erneut versuchen
                </Button>
              )}
              <Button
                kind="text"
                aria-label={`${photo.file.name} entfernen`}
                onClick={() => {
                  list.remove(photo);
                  document.getElementById(id)?.focus();
                }}
              >
                Entfernen
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const MEGABYTE = 1024 * 1024;
const ONE_DECIMAL = { maximumFractionDigits: 1, minimumFractionDigits: 1 };
const sizeOf = ({ size }: Blob) =>
  size < MEGABYTE
    ? `${Math.ceil(size / 1024)}\u00a0KB`
    : `${(size / MEGABYTE).toLocaleString('de-CH', ONE_DECIMAL)}\u00a0MB`;

function PhotoState({ photo: { file, upload } }: { readonly photo: Photo }) {
  switch (upload.status) {
    case 'waiting':
      return <span className={styles.state}>{sizeOf(file)}</span>;
    case 'sending':
      return (
        <progress
          className={styles.progress}
          value={upload.share}
          max={1}
          aria-label={`${file.name} wird hochgeladen`}
        />
      );
    case 'failed':
      return <span className={styles.failed}>Hochladen fehlgeschlagen</span>;
    case 'done':
      return <span className={styles.state}>Hochgeladen</span>;
  }
}

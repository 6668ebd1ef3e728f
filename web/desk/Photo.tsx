import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { swissDay } from '../../shared/desk/swiss-time.ts';
import { photoKeysOf, type StoredRecord } from '../../shared/forms/stored-record.ts';
import { words as deskWords } from './words.ts';

const words = deskWords.photo;

interface Props {
  readonly record: StoredRecord;
  readonly index: number;
}

const addressOf = ({ record: { form, id }, index }: Props, width: number | 'original') =>
  `photo/${form.id}/${id}/${index}/${width}`;

/** A photo by its place in the record, so many pixels wide. */
export function Photo({ width, ...photo }: Props & { readonly width: 160 | 1600 }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <span>{words.missing}</span>;
  const shown = { src: addressOf(photo, width), loading: 'lazy', height: width === 160 ? 44 : undefined } as const;
  return <img className="photo" alt={words.name(photo.index + 1)} onError={() => setMissing(true)} {...shown} />;
}

/** Saves the file as it was uploaded, named by reference, date and number. */
export function SavePhoto(photo: Props) {
  const { record, index } = photo;
  const ending = photoKeysOf(record)[index]?.split('.').at(-1);
  const name = `${record.reference}_${swissDay(record.createdAt)}_${index + 1}.${ending}`;
  return (
    <Anchor className="screen" href={addressOf(photo, 'original')} download={name}>
      {words.save(index + 1)}
    </Anchor>
  );
}

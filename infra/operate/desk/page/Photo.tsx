import { ActionIcon, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Icon } from '../../../../web/components/Icon.tsx';
import { photoKeysOf, type StoredRecord } from '../../stored-record.ts';
import { swissDay } from '../../swiss-time.ts';
import { askFile, report, save } from './call.ts';

interface Props {
  readonly record: StoredRecord;
  readonly index: number;
}

const fetchPhoto = ({ record: { form, id }, index }: Props, width?: number) =>
  askFile('photo', { form: form.id, id, index, width });

/** A photo by its place in the record. It comes as bytes, so that no address contains the name of its file. */
export function Photo({ width, ...props }: Props & { readonly width: 160 | 1600 }) {
  const { record, index } = props;
  const [url, setUrl] = useState<string>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const made = fetchPhoto({ record, index }, width).then(({ blob }) => URL.createObjectURL(blob));
    made.then(setUrl, ({ message }: Error) => setFailure(message));
    return () => void made.then(URL.revokeObjectURL, () => {});
  }, [record, index, width]);
  const height = width === 160 ? 44 : undefined;
  if (failure) return <span>{failure}</span>;
  return url ? (
    <img className="photo" src={url} alt={`Foto ${index + 1}`} height={height} />
  ) : (
    <Skeleton height={height ?? 240} width={height} />
  );
}

/** Saves the file as it was uploaded, named by reference, date and number. */
export function SavePhoto(props: Props) {
  const { record, index } = props;
  const ending = photoKeysOf(record)[index]?.split('.').at(-1);
  const name = `${record.reference}_${swissDay(record.createdAt)}_${index + 1}.${ending}`;
  const label = `Original von Foto ${index + 1} sichern`;
  const fetchAndSave = () => void fetchPhoto(props).then(({ blob }) => save(blob, name), report);
  return (
    <ActionIcon className="screen" variant="default" size="lg" aria-label={label} title={label} onClick={fetchAndSave}>
      <Icon name="download" />
    </ActionIcon>
  );
}

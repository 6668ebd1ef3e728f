import { Anchor, Group, Table, Text } from '@mantine/core';
import { gist, photoKeysOf, storedText, valueFor, type StoredRecord } from '../../shared/forms/stored-record.ts';
import { RECORD_LABELS } from '../../shared/record-labels.ts';
import { Photo } from './Photo.tsx';
import { ageOf, momentOf, placeOf } from './requests.ts';
import { words } from './words.ts';

/** Thumbnails in a row. */
const MOST_PHOTOS = 2;

interface Props {
  readonly records: readonly StoredRecord[];
  readonly onOpen: (record: StoredRecord) => void;
}

/** Requests with what one needs to decide which to open. */
export function RequestList({ records, onOpen }: Props) {
  const body = records.map((record) => {
    const { form, reference, createdAt, suspect } = record;
    const photos = photoKeysOf(record);
    return [
      <div key="received" className="line">
        <span>{momentOf(createdAt)}</span>
        <Quiet>{ageOf(createdAt)}</Quiet>
      </div>,
      <div key="form" className="line">
        <span>{form.name}</span>
        <Quiet>{suspect && RECORD_LABELS.suspect}</Quiet>
      </div>,
      <>
        <Anchor component="button" fz="xs" ta="left" onClick={() => onOpen(record)} title={words.list.open(reference)}>
          {valueFor(record, 'name') || reference}
        </Anchor>
        <Quiet>{[valueFor(record, 'organization'), placeOf(record)].filter(Boolean).join(', ')}</Quiet>
      </>,
      <div key="about" className="gist">
        {aboutOf(record)}
      </div>,
      <Group key="photos" gap={4} w={152}>
        {photos.slice(0, MOST_PHOTOS).map((key, index) => (
          <Photo key={key} record={record} index={index} width={160} />
        ))}
        {photos.length > MOST_PHOTOS && <span>{`+${photos.length - MOST_PHOTOS}`}</span>}
      </Group>,
    ];
  });
  return <Table fz="xs" data={{ head: [...words.list.head], body }} />;
}

const Quiet = (props: { readonly children: string | false }) => <Text fz="xs" c="var(--text-quiet)" {...props} />;

/** What the form asks for by a word, then the text. */
const aboutOf = (record: StoredRecord): string =>
  [...['product', 'topic', 'variant', 'project'].map((name) => storedText(record, name)), gist(record)]
    .filter(Boolean)
    .join(' · ');

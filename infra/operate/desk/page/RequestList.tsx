import { Anchor, Box, Group, Table, Text } from '@mantine/core';
import { RECORD_LABELS } from '../../../../shared/record-labels.ts';
import { gist, photoKeysOf, textOf, valueFor, type StoredRecord } from '../../stored-record.ts';
import { Photo } from './Photo.tsx';
import { ageOf, momentOf, placeOf } from './requests.ts';

/** Thumbnails in a row. */
const MOST_PHOTOS = 2;

interface Props {
  readonly records: readonly StoredRecord[];
  readonly onOpen: (record: StoredRecord) => void;
}

/** Requests with what one needs to decide which to open. */
export function RequestList({ records, onOpen }: Props) {
  const head = ['Eingang', 'Formular', 'Name, Firma, Ort', 'Worum es geht', 'Fotos'];
  const body = records.map((record) => [
    <Lines key="received" first={momentOf(record.createdAt)} second={ageOf(record.createdAt)} />,
    <Lines key="form" first={record.form.name} second={record.suspect ? RECORD_LABELS.suspect : ''} />,
    <Box key="name" miw={150}>
      <Anchor component="button" fz="xs" ta="left" onClick={() => onOpen(record)} title={`${record.reference} öffnen`}>
        {valueFor(record, 'name') || record.reference}
      </Anchor>
      <Lines second={[valueFor(record, 'organization'), placeOf(record)].filter(Boolean).join(', ')} />
    </Box>,
    <div key="about" className="gist">
      {aboutOf(record)}
    </div>,
    <Photos key="photos" record={record} />,
  ]);
  return <Table fz="xs" data={{ head, body }} />;
}

const Lines = ({ first = '', second }: { readonly first?: string; readonly second: string }) => (
  <>
    <Text size="xs" className="line">
      {first}
    </Text>
    <Text size="xs" c="var(--text-quiet)">
      {second}
    </Text>
  </>
);

function Photos({ record }: { readonly record: StoredRecord }) {
  const keys = photoKeysOf(record);
  return (
    <Group gap={4} w={152}>
      {keys.slice(0, MOST_PHOTOS).map((key, index) => (
        <Photo key={key} record={record} index={index} width={160} />
      ))}
      {keys.length > MOST_PHOTOS && `+${keys.length - MOST_PHOTOS}`}
    </Group>
  );
}

/** What the form asks for by a word, then the text. */
const aboutOf = (record: StoredRecord): string =>
  [...['product', 'topic', 'variant', 'project'].map((name) => textOf(record, name)), gist(record)]
    .filter(Boolean)
    .join(' · ');

import { Button, Group, SimpleGrid, Stack, Table, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { asciiAddress } from '../../shared/email-address.ts';
import {
  photoKeysOf,
  PHOTOS_FIELD,
  nameOf,
  storedText,
  valueFor,
  type StoredRecord,
} from '../../shared/forms/stored-record.ts';
import { RECORD_LABELS, YES } from '../../shared/record-labels.ts';
import { Action } from './Action.tsx';
import { Drawn } from './Drawn.tsx';
import { Photo, SavePhoto } from './Photo.tsx';
import { ageOf, dayOf, momentOf } from './requests.ts';
import { words } from './words.ts';

interface Props {
  readonly record: StoredRecord;
  readonly onBack: () => void;
  readonly onPerson: (address: string) => void;
}

/** One request as a sheet that can be printed. */
export function RequestSheet({ record, onBack, onPerson }: Props) {
  const { form, reference, createdAt, expiresAt, suspect, values } = record;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    heading.current?.focus();
    return () => before?.focus();
  }, []);
  // All forms ask for one.
  const address = valueFor(record, 'email');
  const subject = `${form.received} ${reference}`;
  const phone = valueFor(record, 'tel').replaceAll(/[^+\d]/gu, '');
  const photos = photoKeysOf(record);
  const fields = Object.keys(values).filter((name) => name !== PHOTOS_FIELD);
  const body = [
    [RECORD_LABELS.created_at, `${momentOf(createdAt)} (${ageOf(createdAt)})`],
    ...fields.map((name) => [nameOf(record, name), storedText(record, name)]),
    ...(suspect ? [[RECORD_LABELS.suspect, YES]] : []),
    [RECORD_LABELS.expires_at, expiresAt && dayOf(expiresAt)],
  ];
  return (
    <Stack component="article" maw={900}>
      <Group className="screen" gap="xs">
        <Action onClick={onBack}>{words.request.back}</Action>
        {/* What was typed as an address can't add recipients or texts. */}
        <Button
          component="a"
          href={`mailto:${encodeURIComponent(asciiAddress(address))}?subject=${encodeURIComponent(subject)}`}
        >
          {words.request.answer}
        </Button>
        <Action onClick={() => onPerson(address || valueFor(record, 'tel') || valueFor(record, 'name'))}>
          {words.person}
        </Action>
        {phone && (
          <Button component="a" variant="default" href={`tel:${phone}`}>
            {words.request.call}
          </Button>
        )}
        <Action onClick={() => print()}>{words.print}</Action>
      </Group>
      <Title order={1} size="h2" ref={heading} tabIndex={-1}>
        {`${form.name} ${reference}`}
      </Title>
      <Table variant="vertical" withTableBorder data={{ body }} />
      <SimpleGrid cols={photos.length > 1 ? 2 : 1}>
        {photos.map((key, index) => (
          <Stack key={key} gap={4}>
            <Photo record={record} index={index} width={1600} />
            <SavePhoto record={record} index={index} />
          </Stack>
        ))}
      </SimpleGrid>
      <Drawn text={fields.map((name) => storedText(record, name)).join('\n')} />
    </Stack>
  );
}

import { Button, Group, SimpleGrid, Stack, Table, Title } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { RECORD_LABELS, YES } from '../../../../shared/record-labels.ts';
import { drawnIn } from '../../../../shared/stone/drawn-in.ts';
import {
  addressOf,
  labelOf,
  photoFieldsOf,
  photoKeysOf,
  textOf,
  valueFor,
  type StoredRecord,
} from '../../stored-record.ts';
import { Photo, SavePhoto } from './Photo.tsx';
import { ageOf, dayOf, momentOf } from './requests.ts';

// Stone and planner, which most requests do without.
const Drawn = lazy(async () => ({ default: (await import('./Drawn.tsx')).Drawn }));

interface Props {
  readonly record: StoredRecord;
  readonly onBack: () => void;
  readonly onPerson: (address: string) => void;
}

/** One request as a sheet that can be printed. */
export function RequestSheet({ record, onBack, onPerson }: Props) {
  const { form, reference, createdAt, expiresAt, suspect, values } = record;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const address = addressOf(record);
  const phone = valueFor(record, 'tel').replaceAll(/[^+\d]/gu, '');
  const fields = Object.keys(values).filter((name) => !photoFieldsOf(form).includes(name));
  const text = fields.map((name) => textOf(record, name)).join('\n');
  const body = [
    [RECORD_LABELS.created_at, `${momentOf(createdAt)} (${ageOf(createdAt)})`],
    ...fields.map((name) => [labelOf(form, name), textOf(record, name)]),
    ...(suspect ? [[RECORD_LABELS.suspect, YES]] : []),
    [RECORD_LABELS.expires_at, expiresAt && dayOf(expiresAt)],
  ];
  return (
    <Stack component="article" maw={900}>
      <Group className="screen" gap="xs">
        <Button variant="default" onClick={onBack}>
          Zur Liste
        </Button>
        {address !== undefined && (
          <>
            <Button component="a" href={mailLink(address, `${form.received} ${reference}`)}>
              Antworten
            </Button>
            <Button variant="default" onClick={() => onPerson(address)}>
              Person
            </Button>
          </>
        )}
        {phone && (
          <Button component="a" variant="default" href={`tel:${phone}`}>
            Anrufen
          </Button>
        )}
        <Button variant="default" onClick={() => print()}>
          Drucken
        </Button>
      </Group>
      <Title order={1} size="h2" ref={heading} tabIndex={-1}>
        {form.name} {reference}
      </Title>
      <Table variant="vertical" withTableBorder data={{ body }} />
      <SimpleGrid cols={photoKeysOf(record).length > 1 ? 2 : 1}>
        {photoKeysOf(record).map((key, index) => (
          <Stack key={key} component="figure" m={0} gap={4}>
            <Photo record={record} index={index} width={1600} />
            <Group component="figcaption" justify="space-between">
              Foto {index + 1}
              <SavePhoto record={record} index={index} />
            </Group>
          </Stack>
        ))}
      </SimpleGrid>
      <Suspense>{drawnIn(text).length > 0 && <Drawn text={text} />}</Suspense>
    </Stack>
  );
}

/** What was typed as an address can't add recipients or texts. */
const mailLink = (address: string, subject: string) =>
  `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}`;

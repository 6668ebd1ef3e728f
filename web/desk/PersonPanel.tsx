import { Anchor, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PersonFound } from '../../shared/desk/calls.ts';
import type { StoredRecord } from '../../shared/forms/stored-record.ts';
import { notify } from '../components/notices/notify.tsx';
import { Action } from './Action.tsx';
import { ask, dialog, report } from './call.ts';
import { momentOf, recordsOf } from './requests.ts';
import { words as deskWords } from './words.ts';

const words = deskWords.people;

interface Props {
  /** The address to begin with. */
  readonly address: string;
  /** Which store it is, for the question before anything is deleted. */
  readonly where: string;
  readonly onOpen: (record: StoredRecord) => void;
  readonly onErased: () => void;
}

/** What is stored about a person: shown, saved for them, or deleted after a question. */
export function PersonPanel({ address: given, where, onOpen, onErased }: Props) {
  const [address, setAddress] = useState(given);
  const [found, setFound] = useState<PersonFound>();
  const [isAsking, setAsking] = useState(false);

  const lookUp = async () => setFound(await ask<PersonFound>('person', address));
  const handOver = async () => {
    const path = await ask<string>('hand-over', address);
    notify('success', { title: words.saved, text: words.savedTo(path) });
  };
  const erase = async () => {
    const path = await ask<string>('erase', address);
    notify('success', { title: words.erased, text: words.report(path) });
    onErased();
  };
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void (given && lookUp().catch(report)), []);

  return (
    <Stack>
      <form onSubmit={(event) => event.preventDefault()} noValidate>
        <TextInput
          label={words.address}
          inputMode="email"
          spellCheck={false}
          autoComplete="off"
          data-autofocus
          value={address}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value);
            setFound(undefined);
          }}
        />
        <Action type="submit" onClick={lookUp}>
          {words.find}
        </Action>
      </form>
      {found && (
        <>
          <Text className="text" role="status">
            {found.plan.join('\n')}
          </Text>
          {recordsOf(found.rows).map((record) => (
            <Anchor key={record.form.id + record.id} component="button" ta="left" onClick={() => onOpen(record)}>
              {`${momentOf(record.createdAt)} · ${record.form.name} · ${record.reference}`}
            </Anchor>
          ))}
          {found.isStored && (
            <Group>
              <Action onClick={handOver}>{words.save}</Action>
              <Action onClick={() => setAsking(true)}>{words.erase}</Action>
            </Group>
          )}
          <Modal {...dialog} opened={isAsking} onClose={() => setAsking(false)} title={words.ask}>
            <Text mb="md" className="text">
              {[`${address}, ${where}:`, ...found.plan, words.final].join('\n')}
            </Text>
            <Group>
              <Action data-autofocus onClick={() => setAsking(false)}>
                {words.cancel}
              </Action>
              <Action variant="filled" onClick={erase}>
                {words.confirm}
              </Action>
            </Group>
          </Modal>
        </>
      )}
    </Stack>
  );
}

import { Anchor, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PersonFound } from '../../shared/desk/calls.ts';
import type { StoredRecord } from '../../shared/forms/stored-record.ts';
import { notify } from '../components/notices/notify.tsx';
import { Action } from './Action.tsx';
import { ask, dialog, report } from './call.ts';
import { momentOf, recordsOf } from './requests.ts';

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
    notify('success', { title: 'Gespeichert', text: `Löschen Sie den Ordner nach der Übergabe: ${path}` });
  };
  const erase = async () => {
    const path = await ask<string>('erase', address);
    notify('success', {
      title: 'Gelöscht',
      text: `Legen Sie den Bericht ab: ${path}. Mails im Postfach löschen Sie selbst.`,
    });
    onErased();
  };
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void (given && lookUp().catch(report)), []);

  return (
    <Stack>
      <form onSubmit={(event) => event.preventDefault()} noValidate>
        <TextInput
          label="E-Mail-Adresse, Telefonnummer oder Name"
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
          Suchen
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
              <Action onClick={handOver}>Auskunft speichern</Action>
              <Action onClick={() => setAsking(true)}>Alles löschen …</Action>
            </Group>
          )}
          <Modal {...dialog} opened={isAsking} onClose={() => setAsking(false)} title="Endgültig löschen?">
            <Text mb="md" className="text">
              {[`${address}, ${where}:`, ...found.plan, 'Das lässt sich nicht rückgängig machen.'].join('\n')}
            </Text>
            <Group>
              <Action data-autofocus onClick={() => setAsking(false)}>
                Abbrechen
              </Action>
              <Action variant="filled" onClick={erase}>
                Endgültig löschen
              </Action>
            </Group>
          </Modal>
        </>
      )}
    </Stack>
  );
}

import { Alert, Anchor, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { StoredRecord } from '../../stored-record.ts';
import type { PersonFound } from '../desk-app.ts';
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
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState('');

  function run<Result>(call: string, then: (result: Result) => void): void {
    setBusy(true);
    setDone('');
    const finished = () => setBusy(false);
    void ask<Result>(call, { address }).then(then, report).finally(finished);
  }
  const lookUp = () => run<PersonFound>('person', setFound);
  const handOver = () =>
    run<string>('hand-over', (path) =>
      setDone(`Die Auskunft ist im Ordner ${path}. Löschen Sie ihn nach der Übergabe.`),
    );
  const erase = () =>
    run<string>('erase', (path) => {
      setFound(undefined);
      setDone(`Gelöscht. Der Bericht ist ${path}: Legen Sie ihn ab. Im Postfach löschen Sie die Mails selbst.`);
      onErased();
    });
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void (given && lookUp()), []);

  return (
    <Stack>
      <form onSubmit={(event) => (event.preventDefault(), lookUp())}>
        <TextInput
          label="E-Mail-Adresse"
          type="email"
          required
          autoComplete="off"
          data-autofocus
          value={address}
          onChange={({ currentTarget }) => (setAddress(currentTarget.value), setFound(undefined))}
        />
        <Button type="submit" mt="xs" loading={isBusy}>
          Suchen
        </Button>
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
              <Button variant="default" disabled={isBusy} onClick={handOver}>
                Auskunft speichern
              </Button>
              <Button variant="default" disabled={isBusy} onClick={() => setAsking(true)}>
                Alles löschen …
              </Button>
            </Group>
          )}
          <Modal {...dialog} opened={isAsking} onClose={() => setAsking(false)} title="Endgültig löschen?">
            <Text mb="md" className="text">
              {[`${address}, ${where}:`, ...found.plan, 'Das lässt sich nicht rückgängig machen.'].join('\n')}
            </Text>
            <Group onClick={() => setAsking(false)}>
              <Button variant="default" data-autofocus>
                Abbrechen
              </Button>
              <Button onClick={erase}>Endgültig löschen</Button>
            </Group>
          </Modal>
        </>
      )}
      {done && <Alert color="green" role="status" title={done} />}
    </Stack>
  );
}

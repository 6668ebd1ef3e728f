import { AppShell, Group, Loader, Modal, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Filter } from '../../shared/desk/calls.ts';
import type { StoredRecord } from '../../shared/forms/stored-record.ts';
import { grouped } from '../../shared/language.ts';
import { logo } from '../../shared/owner/brand.ts';
import { notify } from '../components/notices/notify.tsx';
import { Action } from './Action.tsx';
import { dialog, download } from './call.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { Overview } from './Overview.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { RequestList } from './RequestList.tsx';
import { useRequests } from './requests.ts';
import { RequestSheet } from './RequestSheet.tsx';
import { words } from './words.ts';

/** List, one request, person and overview. What is open is in no address. @param where the store that is shown */
export function Desk({ where }: { readonly where: string }) {
  const [filter, setFilter] = useState<Filter>({});
  const { records, total, isLoading, more } = useRequests(filter);
  const [opened, setOpened] = useState<StoredRecord>();
  const [person, setPerson] = useState<string>();
  const [isOverview, setOverview] = useState(false);

  // The browser's back closes a request.
  useEffect(() => {
    const close = () => setOpened(undefined);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  const open = (record: StoredRecord) => {
    if (!opened) history.pushState(null, '');
    setPerson(undefined);
    setOpened(record);
  };
  const filterBy = (next: Filter) => {
    if (opened) history.back();
    setFilter(next);
  };
  // A request that is open may be of the person.
  const reload = () => {
    if (opened) history.back();
    setPerson(undefined);
    setFilter({ ...filter });
  };
  const exportAs = async (format: string) => {
    const name = await download('export', { ...filter, format });
    notify('success', { title: name, text: words.exported });
  };

  return (
    <AppShell header={{ height: 60 }} navbar={{ width: 220, breakpoint: 'xs' }} padding="md">
      <AppShell.Header className="screen">
        <Group h="100%" px="md" gap="sm">
          <img src={`data:image/svg+xml,${encodeURIComponent(logo)}`} alt="" height={32} />
          <Text flex={1}>{`${words.requests}: ${where}`}</Text>
          <Action onClick={() => setOverview(true)}>{words.overview}</Action>
          <Action onClick={() => setPerson('')}>{words.person}</Action>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className="screen" p="md">
        <FilterPanel onChange={filterBy} />
      </AppShell.Navbar>
      <AppShell.Main>
        {opened && <RequestSheet key={opened.id} record={opened} onBack={() => history.back()} onPerson={setPerson} />}
        <div hidden={opened !== undefined}>
          <Group mb="md" gap="xs">
            <Title order={1} size="h3" flex={1} aria-live="polite">
              {isLoading ? <Loader size="sm" /> : `${words.requests}: ${grouped(total)}`}
            </Title>
            <Action onClick={reload}>{words.reload}</Action>
            <Action onClick={() => exportAs('xlsx')}>{words.exportAs('xlsx')}</Action>
            <Action onClick={() => exportAs('csv')}>{words.exportAs('csv')}</Action>
            <Action onClick={() => print()}>{words.print}</Action>
          </Group>
          <RequestList records={records} onOpen={open} />
          {records.length < total && <Action onClick={more}>{words.more}</Action>}
        </div>
      </AppShell.Main>
      <Modal
        {...dialog}
        size="lg"
        opened={person !== undefined}
        onClose={() => setPerson(undefined)}
        title={words.person}
      >
        <PersonPanel address={person ?? ''} where={where} onOpen={open} onErased={reload} />
      </Modal>
      <Modal {...dialog} size="xl" opened={isOverview} onClose={() => setOverview(false)} title={words.weeks}>
        <Overview />
      </Modal>
    </AppShell>
  );
}

import { TextInput } from '@mantine/core';
import { givenName, MOST_NAME, nameInFile } from '@works/stone/codes/given-name';
import { MOST_ENTRIES, projectText, readProject, type ProjectEntry } from '@works/stone/codes/project';
import type { ProjectItem } from '@works/stone/files/project-pdf';
import { figure } from '@works/stone/language';
import { valueTexts } from '@works/stone/plans/figures';
import { onSite } from '@works/stone/plans/quantities';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { maker } from '../../../shared/company/maker.ts';
import { paths } from '../../../shared/paths.ts';
import { projectPath } from '../../../shared/stone-addresses.ts';
import { ControlTheme } from '../../components/fields/ControlTheme.tsx';
import { Button, ButtonLink } from '../../components/links/ButtonLink.tsx';
import { PageLink } from '../../components/links/PageLink.tsx';
import { RecordTable, type Column } from '../../components/tables/RecordTable.tsx';
import { FORM_ANCHOR, linkTo } from '../../content/deep-links.ts';
import { projectWords as words } from '../../content/project-sheet.ts';
import { keepProject, useKeptProject } from '../project/kept-project.ts';
import { PlanComparison } from './PlanComparison.tsx';
import { projectItem } from './project-items.ts';
import styles from './ProjectSheet.module.css';
import { save } from './save.ts';

const entryName = (product: string, given: string | undefined) => (given ? `${product}, ${given}` : product);

interface Row extends ProjectItem {
  readonly onDrop: (() => void) | undefined;
}

const columns: readonly Column<Row>[] = [
  {
    heading: words.columns.entry,
    cell: ({ name, given, path }) => <PageLink to={path}>{entryName(name, given)}</PageLink>,
  },
  {
    heading: words.columns.values,
    cell: ({ planned, isOutdated }) =>
      planned ? valueTexts(planned.drawn.plan, planned.drawn.values).join(', ') : isOutdated && words.outdated,
  },
  { heading: words.columns.surface, cell: ({ surface }) => surface ?? words.surfaceOpen },
  { heading: words.columns.count, cell: ({ planned }) => planned && figure(planned.quantities.count), width: 'short' },
  {
    heading: words.columns.weight,
    cell: ({ planned }) => planned && onSite.weight(planned.quantities.weight),
    width: 'short',
  },
];

const dropColumn: Column<Row> = {
  heading: words.columns.action,
  cell: ({ name, given, onDrop }) => (
    <Button kind="text" aria-label={words.drop(entryName(name, given))} onClick={onDrop}>
      {words.dropShort}
    </Button>
  ),
};

/** A project with its entries, and what can be done with it: one PDF, one address, one request. @param project as the address names it */
export function ProjectSheet({ project }: { readonly project: string }) {
  const kept = useKeptProject();
  // An address without entries is that of the device's own sheet.
  const shown = project || projectText(kept.entries, kept.name);
  const { name = '', entries, isWhole, isTooLong } = useMemo(() => readProject(shown), [shown]);
  const [read, setRead] = useState<{ readonly of: typeof entries; readonly items: readonly ProjectItem[] }>();
  const [status, setStatus] = useState('');
  const navigate = useNavigate();
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(entries.map((entry) => projectItem(entry, location.origin))).then(
      (items) => isCurrent && setRead({ of: entries, items }),
      () => isCurrent && setStatus(words.failed),
    );
    return () => {
      isCurrent = false;
    };
  }, [entries]);

  if (entries.length === 0) return <p>{isWhole ? words.empty : words.incomplete}</p>;
  const items = read?.of === entries ? read.items : [];
  const isOwn = projectText(kept.entries) === projectText(entries);
  const path = projectPath(projectText(entries, name));
  const plans = entries.filter(({ plan }) => plan).length;
  const summary = words.summary(plans, entries.length - plans);
  const heading = name ? `${words.heading} «${name}»` : words.heading;
  const message = `${heading}, ${summary}:\n${path}\n`;

  /** The sheet of this device, and the address with it. */
  function show(next: readonly ProjectEntry[], done: string): void {
    const refusal = keepProject(next, name);
    setStatus(refusal ?? done);
    if (refusal === undefined) readdress(next, name);
  }

  /** A name is in the address; where the sheet is that of this device, it is kept there too. */
  function rename(given: string): void {
    if (isOwn) keepProject(entries, given);
    readdress(entries, given);
  }

  const readdress = (next: readonly ProjectEntry[], given: string) =>
    void navigate(projectPath(projectText(next, given)), { replace: true, preventScrollReset: true });

  async function makeSheet(): Promise<void> {
    setStatus(words.making);
    try {
      const [{ projectPdf }, { fetchedResources }] = await Promise.all([
        import('@works/stone/files/project-pdf'),
        import('./fetched-resources.ts'),
      ]);
      const { origin } = location;
      const bytes = await projectPdf(
        { name, items, summary, address: origin + path, origin, company: maker },
        await fetchedResources(),
      );
      save(`${nameInFile(`${words.heading} ${name}`)}.pdf`, new Blob([bytes as BlobPart], { type: 'application/pdf' }));
      setStatus(words.made);
    } catch (cause) {
      console.error(cause);
      setStatus(words.pdfFailed);
    }
  }

  const rows = items.map((item) => ({
    ...item,
    onDrop: isOwn
      ? () =>
          show(
            entries.filter(({ id }) => id !== item.id),
            '',
          )
      : undefined,
  }));

  return (
    <ControlTheme>
      <div className={styles.sheet}>
        {!isWhole && <p role="alert">{words.incomplete}</p>}
        {isTooLong && <p role="alert">{words.tooLong(MOST_ENTRIES)}</p>}
        <NameField key={project} name={name} onChange={rename} />
        <RecordTable
          caption={words.heading}
          columns={isOwn ? [...columns, dropColumn] : columns}
          records={rows}
          keyOf={({ id }) => id}
        />
        <PlanComparison items={items} titleOf={({ name: product, given }) => entryName(product, given)} />
        <div className={styles.buttons}>
          <ButtonLink
            to={`${linkTo(paths.consultation, { topic: 'produkte', message })}#${FORM_ANCHOR}`}
            kind="primary"
          >
            {words.ask}
          </ButtonLink>
          <Button kind="quiet" disabled={items.length === 0} onClick={() => void makeSheet()}>
            {words.pdf}
          </Button>
          <Button
            kind="quiet"
            onClick={() =>
              void navigator.clipboard.writeText(location.origin + path).then(
                () => setStatus(words.copied),
                () => setStatus(words.copyFailed),
              )
            }
          >
            {words.copy}
          </Button>
          {!isOwn && (
            <Button
              kind="quiet"
              onClick={() =>
                show([...new Map([...kept.entries, ...entries].map((entry) => [entry.id, entry])).values()], words.kept)
              }
            >
              {words.keep}
            </Button>
          )}
        </div>
        <p role="status">{status}</p>
      </div>
    </ControlTheme>
  );
}

/** The name of a project. The address changes when it is finished, not with each letter. */
function NameField({ name, onChange }: { readonly name: string; readonly onChange: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  const finish = () => givenName(typed) !== name && onChange(typed);
  return (
    <TextInput
      className={styles.name}
      label={words.name}
      description={words.nameHint}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
      maxLength={MOST_NAME}
      autoComplete="off"
    />
  );
}

import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { projectPath } from '../../../shared/stone/addresses.ts';
import { projectText, readProject, type ProjectEntry } from '../../../shared/stone/project.ts';
import { Button, ButtonLink } from '../../components/ButtonLink.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { RecordTable, type Column } from '../../components/RecordTable.tsx';
import { FORM_ANCHOR, linkTo } from '../../content/deep-links.ts';
import { projectWords as words } from '../../content/project-sheet.ts';
import { figure, valueTexts } from '../plans/figures.ts';
import { weightText } from '../plans/quantities.ts';
import { keepProject, useKeptProject } from '../project/kept-project.ts';
import type { ProjectItem } from './files/project-pdf.ts';
import { projectItem } from './project-items.ts';
import styles from './ProjectSheet.module.css';
import { save } from './save.ts';

interface Row extends ProjectItem {
  readonly onDrop: (() => void) | undefined;
}

const columns: readonly Column<Row>[] = [
  { heading: words.columns.entry, cell: ({ name, path }) => <PageLink to={path}>{name}</PageLink> },
  {
    heading: words.columns.values,
    cell: ({ planned, isOutdated }) =>
      planned ? valueTexts(planned.drawn.plan, planned.drawn.values).join(', ') : isOutdated && words.outdated,
  },
  { heading: words.columns.surface, cell: ({ surface }) => surface ?? words.surfaceOpen },
  { heading: words.columns.count, cell: ({ planned }) => planned && figure(planned.quantities.count), width: 'short' },
  {
    heading: words.columns.weight,
    cell: ({ planned }) => planned && weightText(planned.quantities.weight),
    width: 'short',
  },
];

const dropColumn: Column<Row> = {
  heading: words.columns.action,
  cell: ({ name, onDrop }) => (
    <Button kind="text" aria-label={words.drop(name)} onClick={onDrop}>
      {words.dropShort}
    </Button>
  ),
};

/** A project with its entries, and what can be done with it: one PDF, one address, one request. @param project as the address names it */
export function ProjectSheet({ project }: { readonly project: string }) {
  const { entries, isWhole } = useMemo(() => readProject(project), [project]);
  const [read, setRead] = useState<{ readonly of: typeof entries; readonly items: readonly ProjectItem[] }>();
  const [status, setStatus] = useState('');
  const kept = useKeptProject();
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
  const isOwn = projectText(kept) === projectText(entries);
  const path = projectPath(projectText(entries));
  const plans = entries.filter(({ plan }) => plan).length;
  const summary = words.summary(plans, entries.length - plans);
  const message = `${words.heading}, ${summary}:\n${path}\n`;

  /** The sheet of this device, and the address with it. */
  function show(next: readonly ProjectEntry[], done: string): void {
    const refusal = keepProject(next);
    setStatus(refusal ?? done);
    if (refusal === undefined)
      void navigate(projectPath(projectText(next)), { replace: true, preventScrollReset: true });
  }

  async function makeSheet(): Promise<void> {
    setStatus(words.making);
    try {
      const [{ projectPdf }, { fetchedResources }] = await Promise.all([
        import('./files/project-pdf.ts'),
        import('./files/fetched-resources.ts'),
      ]);
      const { origin } = location;
      const bytes = await projectPdf({ items, summary, address: origin + path, origin }, await fetchedResources());
      save(words.pdfName, new Blob([bytes as BlobPart], { type: 'application/pdf' }));
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
    <div className={styles.sheet}>
      {!isWhole && <p role="alert">{words.incomplete}</p>}
      <RecordTable
        caption={words.heading}
        columns={isOwn ? [...columns, dropColumn] : columns}
        records={rows}
        keyOf={({ id }) => id}
      />
      <div className={styles.buttons}>
        <ButtonLink to={`${linkTo(paths.consultation, { topic: 'produkte', message })}#${FORM_ANCHOR}`} kind="primary">
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
              show([...new Map([...kept, ...entries].map((entry) => [entry.id, entry])).values()], words.kept)
            }
          >
            {words.keep}
          </Button>
        )}
      </div>
      <p role="status">{status}</p>
    </div>
  );
}

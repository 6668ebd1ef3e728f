import { entryText, projectText, readProject } from '@works/stone/codes/project';
import { useState } from 'react';
import { projectPath } from '../../../shared/stone-addresses.ts';
import { Button, ButtonLink } from '../../components/links/ButtonLink.tsx';
import { projectWords as words } from '../../content/project-sheet.ts';
import { keepProject, useKeptProject } from './kept-project.ts';

interface Props {
  /** Its id. */
  readonly entry: string;
  /** Given by the visitor. */
  readonly name?: string;
}

/** Puts an entry into the project sheet of this device or takes it out, and leads to the sheet. */
export function ProjectButtons({ entry, name }: Props) {
  const [status, setStatus] = useState('');
  const { entries, name: project } = useKeptProject();
  const isKept = entries.some(({ id }) => id === entry);

  function press(): void {
    const next = isKept
      ? entries.filter(({ id }) => id !== entry)
      : [...entries, ...readProject(entryText(entry, name)).entries];
    setStatus(keepProject(next, project) ?? '');
  }

  return (
    <>
      <Button kind="quiet" onClick={press}>
        {isKept ? words.remove : words.add}
      </Button>
      {entries.length > 0 && (
        <ButtonLink to={projectPath(projectText(entries, project))}>{words.open(entries.length)}</ButtonLink>
      )}
      <span role="status">{status}</span>
    </>
  );
}

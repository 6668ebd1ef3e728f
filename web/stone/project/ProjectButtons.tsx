import { useState } from 'react';
import { projectPath } from '../../../shared/stone/addresses.ts';
import { projectText, readProject } from '../../../shared/stone/project.ts';
import { Button, ButtonLink } from '../../components/ButtonLink.tsx';
import { projectWords as words } from '../../content/project-sheet.ts';
import { keepProject, useKeptProject } from './kept-project.ts';

/** Puts an entry into the project sheet of this device or takes it out, and leads to the sheet. @param entry its id */
export function ProjectButtons({ entry }: { readonly entry: string }) {
  const [status, setStatus] = useState('');
  const entries = useKeptProject();
  const isKept = entries.some(({ id }) => id === entry);

  function press(): void {
    const next = isKept ? entries.filter(({ id }) => id !== entry) : [...entries, ...readProject(entry).entries];
    setStatus(keepProject(next) ?? '');
  }

  return (
    <>
      <Button kind="quiet" onClick={press}>
        {isKept ? words.remove : words.add}
      </Button>
      {entries.length > 0 && (
        <ButtonLink to={projectPath(projectText(entries))}>{words.open(entries.length)}</ButtonLink>
      )}
      <span role="status">{status}</span>
    </>
  );
}

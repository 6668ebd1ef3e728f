import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { projectQuery } from '../../../shared/stone-addresses.ts';
import { Section } from '../../components/page/Section.tsx';
import { projectWords as words } from '../../content/project-sheet.ts';
import type { ProjectSheet } from './ProjectSheet.tsx';

/** The sheet of the project that the address names; nothing where it names none. Its script is fetched then. */
export function ProjectSection() {
  const [Sheet, setSheet] = useState<{ readonly component: typeof ProjectSheet | 'failed' }>();
  const { search } = useLocation();
  const project = new URLSearchParams(search).get(projectQuery);
  const isNamed = project !== null;
  useEffect(() => {
    if (isNamed)
      void import('./ProjectSheet.tsx').then(
        ({ ProjectSheet: component }) => setSheet({ component }),
        () => setSheet({ component: 'failed' }),
      );
  }, [isNamed]);
  if (!isNamed || !Sheet) return null;
  return (
    <Section id={projectQuery} heading={words.heading} intro={words.intro} layout="wide">
      {Sheet.component === 'failed' ? <p role="alert">{words.failed}</p> : <Sheet.component project={project} />}
    </Section>
  );
}

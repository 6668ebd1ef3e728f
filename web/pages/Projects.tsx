import type { PageProps } from '../components/page-props.ts';
import { PageHeader } from '../components/PageHeader.tsx';
import { Prose } from '../components/Section.tsx';
import { useGallery } from '../components/use-gallery.tsx';
import { projects } from '../content/owner/projects.ts';
import { projectsPage } from '../content/projects.ts';
import { BuiltProject } from './projects/BuiltProject.tsx';
import { projectTitle } from './projects/project-pictures.ts';
import { projectViews } from './projects/project-views.ts';

/** No two that follow each other are composed alike. */
const COMPOSITIONS = ['facts', 'plan'] as const;

/** Three projects from the distance to the stone, with what a visitor needs for a similar request. */
export function Page({ path }: PageProps) {
  const { heading, intro, paragraphs } = projectsPage;
  const shown = projects.map((project) => ({ project, views: projectViews(project) }));
  const { open, view } = useGallery(
    shown.flatMap(({ project, views }) => views.map((picture) => ({ title: projectTitle(project), picture }))),
  );
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro}>
        <Prose paragraphs={paragraphs} />
      </PageHeader>
      {shown.map(({ project, views }, index) => (
        <BuiltProject
          key={project.id}
          project={project}
          views={views}
          composition={COMPOSITIONS[index % COMPOSITIONS.length] ?? 'facts'}
          isFirst={index === 0}
          onEnlarge={open}
        />
      ))}
      {view}
    </>
  );
}

import { projects } from '../../../shared/owner/projects.ts';
import { paths } from '../../../shared/paths.ts';
import { useGallery } from '../../components/figures/use-gallery.tsx';
import { ClosingCall } from '../../components/page/ClosingCall.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Section } from '../../components/page/Section.tsx';
import { Cards } from '../../components/tables/Cards.tsx';
import { linkTo } from '../../content/deep-links.ts';
import { noProjects, projectsPage } from '../../content/projects.ts';
import { toolCards } from '../../content/tools.ts';
import { BuiltProject } from './BuiltProject.tsx';
import { projectTitle } from './project-pictures.ts';
import { projectViews } from './project-views.ts';

/** No two that follow each other are composed alike. */
const COMPOSITIONS = ['facts', 'plan', 'room'] as const;

/** The projects from the distance to the stone, with what a visitor needs for a similar request. */
export function Page({ path }: PageProps) {
  const { heading, intro, note } = projectsPage;
  const shown = projects.map((project) => ({ project, views: projectViews(project) }));
  const { open, view } = useGallery(
    shown.flatMap(({ project, views }) => views.map((picture) => ({ title: projectTitle(project), picture }))),
  );
  return (
    <>
      <PageHeader path={path} heading={heading} {...(projects.length > 0 && { intro })} />
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
      {projects.length === 0 && (
        <ClosingCall
          heading={noProjects.heading}
          text={noProjects.text}
          actions={[{ label: noProjects.label, to: linkTo(paths.contact, { message: noProjects.request }) }]}
        />
      )}
      <Section id="planen" heading={toolCards.heading} {...(projects.length > 0 && { intro: note })}>
        <Cards items={toolCards.cards} />
      </Section>
      {view}
    </>
  );
}

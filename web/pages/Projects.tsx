import { Tags } from '../components/Badge.tsx';
import { ForwardLink } from '../components/BackLink.tsx';
import { Actions, ButtonLink } from '../components/ButtonLink.tsx';
import { Figure } from '../components/Figure.tsx';
import { DefinitionList } from '../components/Lists.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { useGallery } from '../components/use-gallery.tsx';
import { markOf, projects, projectsPage, sampleLike, type Project } from '../content/projects.ts';
import { linkTo } from '../content/deep-links.ts';
import { paths } from '../../shared/paths.ts';
import { projectGallery, projectPicture } from '../pictures/project-pictures.ts';
import styles from './Projects.module.css';
import type { PageProps } from '../components/page-props.ts';

/** Three projects with what a visitor needs for a similar request. */
export function Page({ path }: PageProps) {
  const { heading, intro, paragraphs } = projectsPage;
  const gallery = useGallery(projectGallery(projects));
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro}>
        <Prose paragraphs={paragraphs} />
      </PageHeader>
      {projects.map((project) => (
        <Reference key={project.id} project={project} onEnlarge={gallery.open} />
      ))}
      {gallery.view}
    </>
  );
}

interface ReferenceProps {
  readonly project: Project;
  readonly onEnlarge: (name: string) => void;
}

function Reference({ project, onEnlarge }: ReferenceProps) {
  const { id, title, location, year, category, description, tags, specifications, product } = project;
  return (
    <Section id={id} heading={title} mark={markOf(project)} intro={`${location}, ${year}`} layout="wide">
      <Figure picture={projectPicture(project)} sizes="(min-width: 108em) 100rem, 92vw" onEnlarge={onEnlarge} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.category}>{category}</p>
          <p>{description}</p>
          <Tags items={tags} />
        </div>
        <DefinitionList items={specifications.map(({ label, value }) => ({ term: label, description: value }))} />
      </div>
      <div className={styles.ways}>
        <Actions>
          <ButtonLink to={linkTo(paths.sampleFolder, { variant: 'sonder', surfaces: sampleLike(project) })} isSmall>
            {projectsPage.samplesLabel}
          </ButtonLink>
        </Actions>
        <ForwardLink to={paths[product]}>{projectsPage.detailsLabel}</ForwardLink>
      </div>
    </Section>
  );
}

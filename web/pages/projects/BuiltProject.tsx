import type { Project } from '../../../shared/owner/schema.ts';
import { paths } from '../../../shared/paths.ts';
import { Figure } from '../../components/figures/Figure.tsx';
import { Actions, ButtonLink } from '../../components/links/ButtonLink.tsx';
import { ForwardLink } from '../../components/page/BackLink.tsx';
import { Tags } from '../../components/page/Badge.tsx';
import { Section } from '../../components/page/Section.tsx';
import { DefinitionList } from '../../components/text/Lists.tsx';
import { RunningText } from '../../components/text/RunningText.tsx';
import { linkTo } from '../../content/deep-links.ts';
import { badgeOf, projectsPage, sampleLike, specificationsOf } from '../../content/projects.ts';
import { DimensionedDrawing } from '../../drawings/DimensionedDrawing.tsx';
import type { SitePicture } from '../../pictures/variants.ts';
import styles from './BuiltProject.module.css';

interface Props {
  readonly project: Project;
  /** The whole, then its details. */
  readonly views: readonly SitePicture[];
  /** Below the whole, which opens it in full width, are its words, beside them the drawing; at the left with `plan`; with `room` a detail. */
  readonly composition: 'facts' | 'plan' | 'room';
  /** Its first picture is that of the page. */
  readonly isFirst: boolean;
  readonly onEnlarge: (name: string) => void;
}

/** On a phone it is cut at its sides. */
const LARGE = '(min-width: 108em) 121rem, (min-width: 40em) 90vw, 120vw';
const BESIDE = '(min-width: 108em) 81rem, (min-width: 64em) 62vw, 92vw';

/** A project: pictures from the distance to the stone, its drawing, and its facts. */
export function BuiltProject({ project, views, composition, isFirst, onEnlarge }: Props) {
  const { id, title, location, year, category, description, tags, product, drawn } = project;
  const specifications = specificationsOf(project);
  const [whole, ...details] = views;
  const isRoom = composition === 'room';
  return (
    <>
      <Figure picture={whole} ratio="scene" isBleed sizes="100vw" priority={isFirst} onEnlarge={onEnlarge} />
      <Section id={id} heading={title} badge={badgeOf(project)} intro={`${location}, ${year}`} layout="wide">
        <div className={composition === 'facts' ? styles.project : `${styles.project} ${styles[composition]}`}>
          <div className={styles.words}>
            <p className={styles.category}>{category}</p>
            <p>
              <RunningText>{description}</RunningText>
            </p>
            {specifications.length > 0 && (
              <DefinitionList items={specifications.map(({ label, value }) => ({ term: label, description: value }))} />
            )}
            {tags.length > 0 && <Tags items={tags} />}
            <div className={styles.ways}>
              <Actions>
                <ButtonLink
                  to={linkTo(paths.sampleFolder, { variant: 'sonder', surfaces: sampleLike(project) })}
                  isSmall
                >
                  {projectsPage.samplesLabel}
                </ButtonLink>
              </Actions>
              <ForwardLink to={paths[product]}>{projectsPage.detailsLabel}</ForwardLink>
            </div>
          </div>
          {drawn && (
            <div className={styles.drawing}>
              <DimensionedDrawing name={id} />
            </div>
          )}
          {details.map((picture) => (
            <div key={picture.name} className={styles.detail}>
              <Figure
                picture={picture}
                ratio={isRoom ? '2x1' : 'detail'}
                sizes={isRoom ? BESIDE : LARGE}
                onEnlarge={onEnlarge}
              />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

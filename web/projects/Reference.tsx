import { ForwardLink } from '../components/BackLink.tsx';
import { Tags } from '../components/Badge.tsx';
import { Actions, ButtonLink } from '../components/ButtonLink.tsx';
import { DimensionedDrawing } from '../components/DimensionedDrawing.tsx';
import { Figure } from '../components/Figure.tsx';
import { DefinitionList } from '../components/Lists.tsx';
import { Section } from '../components/Section.tsx';
import { linkTo } from '../content/deep-links.ts';
import { markOf, projectsPage, sampleLike, type Project } from '../content/projects.ts';
import type { SitePicture } from '../pictures/variants.ts';
import { paths } from '../../shared/paths.ts';
import styles from './Reference.module.css';

interface Props {
  readonly project: Project;
  /** The whole, then its details. */
  readonly views: readonly SitePicture[];
  /** `wide`: the whole first, over the page; `beside`: beside the words; `plan`: the drawing first, beside the words. */
  readonly composition: 'wide' | 'beside' | 'plan';
  /** Its first picture is that of the page. */
  readonly isFirst: boolean;
  readonly onEnlarge: (name: string) => void;
}

const WHOLE_SIZES = {
  wide: '(min-width: 108em) 96rem, 90vw',
  plan: '(min-width: 108em) 96rem, 90vw',
  beside: '(min-width: 108em) 64rem, (min-width: 64em) 60vw, 90vw',
} as const;

const HALF = '(min-width: 108em) 48rem, (min-width: 48em) 45vw, 80vw';
const THIRD = '(min-width: 108em) 32rem, (min-width: 48em) 30vw, 80vw';
const QUARTER = '(min-width: 108em) 24rem, (min-width: 64em) 22vw, (min-width: 48em) 43vw, 80vw';

/** Width of a detail among so many: two, three or four of them in one row, four on a tablet in two, five in a row of two and one of three. */
function detailSizes(count: number, index: number): string {
  if (count === 2 || (count === 5 && index < 2)) return HALF;
  return count === 4 ? QUARTER : THIRD;
}

/** A project: pictures from the distance to the stone, its drawing, and its facts. */
export function Reference({ project, views, composition, isFirst, onEnlarge }: Props) {
  const { id, title, location, year, category, description, tags, specifications, product } = project;
  const [whole, ...details] = views;
  return (
    <Section id={id} heading={title} mark={markOf(project)} intro={`${location}, ${year}`} layout="wide">
      <div className={`${styles.reference} ${styles[composition]}`}>
        <div className={styles.whole}>
          <Figure picture={whole} sizes={WHOLE_SIZES[composition]} priority={isFirst} onEnlarge={onEnlarge} />
        </div>
        <div className={styles.words}>
          <p className={styles.category}>{category}</p>
          <p>{description}</p>
          <DefinitionList items={specifications.map(({ label, value }) => ({ term: label, description: value }))} />
          <Tags items={tags} />
        </div>
        <div className={styles.drawing}>
          <DimensionedDrawing name={id} />
        </div>
        <ul className={styles.details}>
          {details.map((picture, index) => (
            <li key={picture.name}>
              <Figure picture={picture} ratio="3x2" sizes={detailSizes(details.length, index)} onEnlarge={onEnlarge} />
            </li>
          ))}
        </ul>
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

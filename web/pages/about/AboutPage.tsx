import { projects } from '../../../shared/owner/projects.ts';
import { paths } from '../../../shared/paths.ts';
import { Figure } from '../../components/figures/Figure.tsx';
import { OpeningFigure } from '../../components/figures/OpeningFigure.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageEnd } from '../../components/page/PageEnd.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Prose, Section } from '../../components/page/Section.tsx';
import { KeyFigures } from '../../components/tables/KeyFigures.tsx';
import { Points } from '../../components/text/Points.tsx';
import { madePicture, makingPictures, storePicture } from '../../pictures/making-pictures.ts';
import styles from './About.module.css';
import { about } from './words.ts';

/** With their cropped edges: two and four in a row. */
const SIZES = '(min-width: 48em) 43vw, 86vw';

/** Who we are: what we hold, how the stone of the first view is made, what the Swiss branch adds, what lasts. */
export function Page({ path }: PageProps) {
  const { philosophy, making, switzerland, sustainability, links } = about;
  return (
    <>
      <PageHeader
        path={path}
        heading={about.heading}
        intro={about.intro}
        opening={madePicture && <OpeningFigure picture={madePicture} />}
        layout="facts"
      >
        <KeyFigures items={about.facts} />
      </PageHeader>
      <Section id="haltung" heading={philosophy.title}>
        <Prose paragraphs={philosophy.paragraphs} isStated />
      </Section>
      <Section id="herstellung" heading={making} layout="wide">
        <ol className={styles.making}>
          {makingPictures.map((picture) => (
            <li key={picture.name}>
              <Figure picture={picture} sizes={SIZES} isStoneNamed />
            </li>
          ))}
        </ol>
      </Section>
      <Figure picture={storePicture} sizes="(min-width: 40em) 100vw, 134vw" ratio="detail" isBleed />
      <Section id="schweiz" heading={switzerland.title} tone="band" layout="wide">
        <Points items={switzerland.items} />
      </Section>
      <Section id="nachhaltigkeit" heading={sustainability.title}>
        <Prose paragraphs={sustainability.paragraphs} isStated />
      </Section>
      <PageEnd
        links={[
          ...(projects.length > 0 ? [{ label: links.projects, to: paths.projects }] : []),
          { label: links.sales, to: paths.sales },
          { label: links.certificates, to: paths.certificates },
        ]}
      />
    </>
  );
}

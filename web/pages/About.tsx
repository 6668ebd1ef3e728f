import { surfaceCards } from 'virtual:surface-cards';
import { paths } from '../../shared/paths.ts';
import { Figure } from '../components/Figure.tsx';
import type { PageProps } from '../components/page-props.ts';
import { PageEnd } from '../components/PageEnd.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { RunningText } from '../components/RunningText.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { about } from '../content/about.ts';
import { makingPictures } from '../pictures/making-pictures.ts';
import { SurfaceBand } from '../stone/surfaces/SurfaceBand.tsx';
import styles from './About.module.css';

const stone = surfaceCards.find(({ id }) => id === 'rot-grob-poliert');

/** Who we are: what we hold, how the stone of the first view is made, what the Swiss branch adds, what lasts. */
export function Page({ path }: PageProps) {
  const { philosophy, making, switzerland, sustainability, links } = about;
  return (
    <>
      <PageHeader path={path} heading={about.heading} intro={about.intro} />
      <SurfaceBand surface={stone} />
      <Section heading={philosophy.title}>
        <Prose paragraphs={philosophy.paragraphs} />
      </Section>
      <Section heading={making} layout="wide">
        <ol className={styles.making}>
          {makingPictures.map((picture, index) => (
            <li key={picture.name}>
              <Figure
                picture={picture}
                sizes={`(min-width: 64em) ${index < makingPictures.length - 2 ? 30 : 46}vw, ${index % 7 === 0 ? 92 : 46}vw`}
                isStoneNamed
              />
            </li>
          ))}
        </ol>
      </Section>
      <Section heading={switzerland.title} tone="band" layout="wide">
        <p className={styles.intro}>
          <RunningText>{switzerland.intro}</RunningText>
        </p>
        <ul className={styles.items}>
          {switzerland.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <RunningText>{text}</RunningText>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={sustainability.title}>
        <Prose paragraphs={sustainability.paragraphs} />
      </Section>
      <PageEnd
        links={[
          { label: links.projects, to: paths.projects },
          { label: links.sales, to: paths.sales },
          { label: links.certificates, to: paths.certificates },
        ]}
      />
    </>
  );
}

import { Figure } from '../components/Figure.tsx';
import { PageEnd } from '../components/PageEnd.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { TermList } from '../components/TermList.tsx';
import { about } from '../content/about.ts';
import { paths } from '../../shared/paths.ts';
import { productionPicture } from '../pictures/production-picture.ts';
import styles from './About.module.css';
import type { PageProps } from '../components/page-props.ts';

/** Who we are: what we hold, what the Swiss branch adds, what lasts. */
export function Page({ path }: PageProps) {
  const { philosophy, switzerland, sustainability, links } = about;
  return (
    <>
      <PageHeader path={path} heading={about.heading} intro={about.intro} />
      <Figure picture={productionPicture} ratio="banner" width="bleed" sizes="100vw" priority />
      <Section heading={philosophy.title}>
        <Prose paragraphs={philosophy.paragraphs} />
      </Section>
      <Section heading={switzerland.title} tone="band" layout="wide">
        <p className={styles.intro}>{switzerland.intro}</p>
        <TermList items={switzerland.items.map(({ title, text }) => ({ term: title, text }))} />
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

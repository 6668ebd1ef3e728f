import { ButtonLink } from '../components/ButtonLink.tsx';
import { Contents } from '../components/Contents.tsx';
import { PlainList } from '../components/Lists.tsx';
import { PageEnd } from '../components/PageEnd.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { finishes, finishesPage, type Finish } from '../content/finishes.ts';
import { layoutWords } from '../content/navigation.ts';
import { libraryLink, linkTo } from '../deep-links.ts';
import type { PageProps } from '../lazy-page.tsx';
import { paths } from '../paths.ts';
import styles from './Finishes.module.css';

/** The six finishes, one after the other in the same order of facts, so that they can be compared. */
export function Page({ path }: PageProps) {
  const { heading, intro, paragraphs, links } = finishesPage;
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro}>
        <Prose paragraphs={paragraphs} />
        <Contents label={layoutWords.onThisPage} layout="row" items={finishes.map(({ id, name }) => ({ id, title: name }))} />
      </PageHeader>
      {finishes.map((finish) => (
        <FinishSection key={finish.id} finish={finish} />
      ))}
      <PageEnd
        links={[
          { label: links.cleaning, to: paths.cleaning },
          { label: links.downloads, to: libraryLink('Oberflächenbehandlung') },
          { label: links.technicalInfo, to: paths.technicalInfo },
        ]}
      />
    </>
  );
}

function FinishSection({ finish }: { readonly finish: Finish }) {
  const { id, name, description, properties, applications, slip, care, sample } = finish;
  const { labels } = finishesPage;
  return (
    <Section id={id} heading={name}>
      <p className={styles.description}>{description}</p>
      <div className={styles.facts}>
        <div>
          <h3 className={styles.label}>{labels.properties}</h3>
          <PlainList items={properties} />
        </div>
        <div>
          <h3 className={styles.label}>{labels.applications}</h3>
          <PlainList items={applications} />
        </div>
        <div>
          <h3 className={styles.label}>{labels.slip}</h3>
          <p>{slip}</p>
        </div>
        <div>
          <h3 className={styles.label}>{labels.care}</h3>
          <p>{care}</p>
        </div>
      </div>
      <div>
        <ButtonLink to={linkTo(paths.sampleFolder, { surfaces: sample })} size="small">
          {labels.sample}
          <span className={styles.which}>: {name}</span>
        </ButtonLink>
      </div>
    </Section>
  );
}

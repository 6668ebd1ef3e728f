import { AtelierSection } from '../atelier/AtelierSection.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { Contents } from '../components/Contents.tsx';
import { Figure } from '../components/Figure.tsx';
import { PlainList } from '../components/Lists.tsx';
import { PageEnd } from '../components/PageEnd.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { TermList } from '../components/TermList.tsx';
import { useGallery } from '../components/use-gallery.tsx';
import { atelierOffer } from '../content/atelier-offer.ts';
import { finishes, finishesPage, type Finish } from '../content/finishes.ts';
import { layoutWords } from '../content/navigation.ts';
import { libraryLink, linkTo } from '../content/deep-links.ts';
import { paths } from '../../shared/paths.ts';
import { finishPicture } from '../pictures/finish-pictures.ts';
import { terrazzoPicture } from '../pictures/material-pictures.ts';
import styles from './Finishes.module.css';
import type { PageProps } from '../components/page-props.ts';

const gallery = finishes.flatMap(({ id, name }) => {
  const picture = finishPicture(id);
  return picture ? [{ title: name, picture }] : [];
});

/** The six finishes: side by side with what they are chosen by, then one after the other with what is done to the stone. */
export function Page({ path }: PageProps) {
  const { heading, intro, paragraphs, links, comparison } = finishesPage;
  const { open, view } = useGallery(gallery);
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro}>
        <Prose paragraphs={paragraphs} />
        <Contents label={layoutWords.onThisPage} layout="row" items={[...finishes.map(({ id, name }) => ({ id, title: name })), { id: 'atelier', title: atelierOffer.heading }]} />
      </PageHeader>
      <Section heading={comparison} layout="wide">
        <ul className={styles.comparison}>
          {finishes.map((finish) => (
            <Compared key={finish.id} finish={finish} onEnlarge={open} />
          ))}
        </ul>
      </Section>
      {finishes.map((finish) => (
        <FinishSection key={finish.id} finish={finish} />
      ))}
      <AtelierSection picture={terrazzoPicture} />
      <Section heading={finishesPage.conditions.heading}>
        <TermList items={finishesPage.conditions.items} />
      </Section>
      <PageEnd
        links={[
          { label: links.cleaning, to: paths.cleaning },
          { label: links.downloads, to: libraryLink('Oberflächenbehandlung') },
          { label: links.technicalInfo, to: paths.technicalInfo },
        ]}
      />
      {view}
    </>
  );
}

interface ComparedProps {
  readonly finish: Finish;
  readonly onEnlarge: (name: string) => void;
}

function Compared({ finish: { id, name, slip, applications, care }, onEnlarge }: ComparedProps) {
  const { labels } = finishesPage;
  return (
    <li className={styles.compared}>
      <Figure picture={finishPicture(id)} ratio="3x2" sizes="(min-width: 72em) 30vw, (min-width: 40em) 46vw, 90vw" onEnlarge={onEnlarge} />
      <h3>
        <a href={`#${id}`} className={styles.name}>
          {name}
        </a>
      </h3>
      <dl className={styles.choice}>
        <div>
          <dt className={styles.label}>{labels.slip}</dt>
          <dd>{slip}</dd>
        </div>
        <div>
          <dt className={styles.label}>{labels.applications}</dt>
          <dd>{applications.join('; ')}</dd>
        </div>
        <div>
          <dt className={styles.label}>{labels.care}</dt>
          <dd>{care}</dd>
        </div>
      </dl>
    </li>
  );
}

function FinishSection({ finish }: { readonly finish: Finish }) {
  const { id, name, description, properties, sample } = finish;
  const { labels } = finishesPage;
  return (
    <Section id={id} heading={name}>
      <div className={styles.facts}>
        <div className={styles.words}>
          <p>{description}</p>
          <ButtonLink to={linkTo(paths.sampleFolder, { surfaces: sample })} isSmall>
            {labels.sample}
            <span className={styles.which}>: {name}</span>
          </ButtonLink>
        </div>
        <div>
          <h3 className={styles.label}>{labels.properties}</h3>
          <PlainList items={properties} />
        </div>
      </div>
    </Section>
  );
}

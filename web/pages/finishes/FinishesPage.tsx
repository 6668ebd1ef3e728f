import { paths } from '../../../shared/paths.ts';
import figure from '../../components/figures/Figure.module.css';
import { Figure } from '../../components/figures/Figure.tsx';
import { useGallery } from '../../components/figures/use-gallery.tsx';
import { BelowFirstView } from '../../components/page/BelowFirstView.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageEnd } from '../../components/page/PageEnd.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Prose, Section } from '../../components/page/Section.tsx';
import { TermList } from '../../components/text/TermList.tsx';
import { libraryLink, SLIP_ANCHOR } from '../../content/deep-links.ts';
import { finishes, finishesPage } from '../../content/finishes.ts';
import { finishPictures, statePicture } from '../../pictures/finish-pictures.ts';
import { lights } from '../../pictures/picture-names.ts';
import { AtelierSection } from '../../tools/atelier/AtelierSection.tsx';
import { FinishSwitch } from '../../tools/surfaces/FinishSwitch.tsx';
import { MaterialLibrary } from '../../tools/surfaces/MaterialLibrary.tsx';
import styles from './Finishes.module.css';

/** Finish after finish in the same light, so that they can be compared. */
const ofFinishes = lights.flatMap((_, place) =>
  finishes.flatMap(({ id, name }) => {
    const picture = finishPictures(id)[place];
    return picture ? [{ title: name, picture }] : [];
  }),
);

const states = finishesPage.states.items.flatMap(({ picture: name, ...words }) => {
  const picture = statePicture(name);
  return picture ? [{ picture, ...words }] : [];
});

const gallery = [...ofFinishes, ...states.map(({ picture, term }) => ({ title: term, picture }))];

/** The material first: all surfaces, then the six finishes, one of them in other conditions, then the Atelier. */
export function Page({ path }: PageProps) {
  const { heading, intro, paragraphs, conditions, links, comparison } = finishesPage;
  const { open, view } = useGallery(gallery);
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro} />
      <MaterialLibrary />
      <BelowFirstView>
        <Section id="bearbeitungen" heading={comparison} layout="wide">
          <FinishSwitch onEnlarge={open} />
          <div className={styles.pair}>
            <Prose paragraphs={paragraphs} />
          </div>
        </Section>
        {states.length > 0 && (
          <Section id="feuchte" heading={finishesPage.states.heading} intro={finishesPage.states.intro} layout="wide">
            <ul className={styles.states}>
              {states.map(({ picture, term, text }) => (
                <li key={term} className={figure.captionLast}>
                  <Figure picture={picture} ratio="3x2" sizes="(min-width: 64em) 30vw, 90vw" onEnlarge={open} />
                  <h3>{term}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section id={SLIP_ANCHOR} heading={conditions.heading}>
          <TermList items={conditions.items} />
        </Section>
        <AtelierSection />
        <PageEnd
          links={[
            { label: links.cleaning, to: paths.cleaning },
            { label: links.downloads, to: libraryLink('oberflaechen') },
            { label: links.technicalInfo, to: paths.technicalInfo },
          ]}
        />
      </BelowFirstView>
      {view}
    </>
  );
}

import { paths } from '../../shared/paths.ts';
import type { PageProps } from '../components/page-props.ts';
import { PageEnd } from '../components/PageEnd.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { TermList } from '../components/TermList.tsx';
import { useGallery } from '../components/use-gallery.tsx';
import { libraryLink } from '../content/deep-links.ts';
import { finishes, finishesPage } from '../content/finishes.ts';
import { finishPicture } from '../pictures/finish-pictures.ts';
import { terrazzoPicture } from '../pictures/material-pictures.ts';
import { AtelierSection } from '../stone/atelier/AtelierSection.tsx';
import { FinishSwitch } from '../stone/surfaces/FinishSwitch.tsx';
import { MaterialLibrary } from '../stone/surfaces/MaterialLibrary.tsx';

const gallery = finishes.flatMap(({ id, name }) => {
  const picture = finishPicture(id);
  return picture ? [{ title: name, picture }] : [];
});

/** The material first: all surfaces, then the six finishes, then the Atelier. */
export function Page({ path }: PageProps) {
  const { heading, intro, paragraphs, conditions, links, comparison } = finishesPage;
  const { open, view } = useGallery(gallery);
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro} />
      <MaterialLibrary />
      <Section heading={comparison} layout="wide">
        <FinishSwitch onEnlarge={open} />
        <Prose paragraphs={paragraphs} />
      </Section>
      <Section heading={conditions.heading}>
        <TermList items={conditions.items} />
      </Section>
      <AtelierSection picture={terrazzoPicture} />
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

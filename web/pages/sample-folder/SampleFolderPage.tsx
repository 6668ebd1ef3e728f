import { sampleFolder } from '../../../shared/forms/sample-folder.ts';
import { paths } from '../../../shared/paths.ts';
import { ATELIER_ANCHOR } from '../../../shared/stone-addresses.ts';
import { ForwardLink } from '../../components/page/BackLink.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { Prose, Section } from '../../components/page/Section.tsx';
import { atelierOffer } from '../../content/atelier-offer.ts';
import { RequestPage } from '../../forms/RequestPage.tsx';
import { samplesPicture } from '../../pictures/material-pictures.ts';
import { SurfaceChooser } from './SurfaceChooser.tsx';
import { sampleFolderPage } from './words.ts';

const helps = { surfaces: SurfaceChooser };

export function Page({ path }: PageProps) {
  return (
    <>
      <RequestPage path={path} text={sampleFolderPage} form={sampleFolder} helps={helps} picture={samplesPicture} />
      <Section id={ATELIER_ANCHOR} heading={atelierOffer.heading}>
        <Prose paragraphs={[atelierOffer.intro]} />
        <ForwardLink to={`${paths.finishes}#${ATELIER_ANCHOR}`}>{atelierOffer.way}</ForwardLink>
      </Section>
    </>
  );
}

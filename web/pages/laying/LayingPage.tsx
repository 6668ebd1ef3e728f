import { layers, pavingLayerIds, type LayerId } from '@works/stone/facts/layers';
import { inMillimetres, type LengthRange } from '@works/stone/facts/technical-fact';
import { facts as paving } from '@works/stone/products/outdoor-paving/facts';
import { paths } from '../../../shared/paths.ts';
import { Figure } from '../../components/figures/Figure.tsx';
import { LayerDrawing, type Layer } from '../../components/figures/LayerDrawing.tsx';
import type { Hatch } from '../../components/figures/LayerHatches.tsx';
import { PageLink } from '../../components/links/PageLink.tsx';
import { BelowFirstView } from '../../components/page/BelowFirstView.tsx';
import { ClosingCall } from '../../components/page/ClosingCall.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import section from '../../components/page/Section.module.css';
import { Prose, Section } from '../../components/page/Section.tsx';
import { FigureValue } from '../../components/tables/KeyFigures.tsx';
import { RecordTable, type Column } from '../../components/tables/RecordTable.tsx';
import { Fold } from '../../components/text/Fold.tsx';
import { PlainList } from '../../components/text/Lists.tsx';
import { RunningText } from '../../components/text/RunningText.tsx';
import { TermList } from '../../components/text/TermList.tsx';
import { layingAnchor, libraryLink, linkTo } from '../../content/deep-links.ts';
import { productCards } from '../../content/product-cards.ts';
import { PageDrawing } from '../../drawings/PageDrawing.tsx';
import { floorJointPicture, jointPicture } from '../../pictures/joint-picture.ts';
import styles from './Laying.module.css';
import {
  combinations,
  jointTypes,
  layingMethods,
  layingPage,
  layingStandards,
  subBaseLayers,
  type SubBaseLayer,
} from './words.ts';

const { labels } = layingPage;

/** Width of the picture that opens the page, with its cropped edges: twice its height, which the drawing beside it gives. */
const OPENING = '(min-aspect-ratio: 1) max(65vw, 200vh - 40rem)';

/** The building goes up, the drawing and its table read down. */
const layersFromTop = subBaseLayers
  .map((_, index) => subBaseLayers[subBaseLayers.length - 1 - index])
  .filter((layer) => layer !== undefined);
const hatches: Readonly<Partial<Record<LayerId, Hatch>>> = {
  gritBed: 'bed',
  bearing: 'bearing',
  frostProtection: 'frost',
};

const drawn = (range: LengthRange, hatch: Hatch): Layer => ({
  title: range.label,
  thickness: [inMillimetres(range.least, range.unit), inMillimetres(range.most, range.unit)],
  hatch,
});

const drawnLayers: readonly Layer[] = [
  { ...drawn(paving.thickness, 'slab'), title: layingPage.drawing.slab },
  ...pavingLayerIds.map((id) => drawn(layers[id], hatches[id] ?? 'bed')),
];

const layerColumns: readonly Column<SubBaseLayer>[] = [
  { heading: labels.layer, cell: ({ title }) => title },
  { heading: labels.thickness, cell: ({ thickness, unit }) => `${thickness}\u00a0${unit}`, width: 'short' },
  { heading: labels.purpose, cell: ({ purpose }) => purpose, width: 'full' },
];

const combinationColumns: readonly Column<(typeof combinations)[number]>[] = [
  {
    heading: labels.product,
    cell: ({ product }) => <PageLink to={paths[product]}>{productCards[product].name}</PageLink>,
  },
  ...layingMethods.map(({ id, title }) => ({
    heading: title,
    cell: ({ joints }: (typeof combinations)[number]) => jointTypes.find((joint) => joint.id === joints[id])?.title,
  })),
];

const titlesOf = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title).join(', ');

/** The layers below a paving, as drawings and figures; their section opens the page. */
export function Page({ path }: PageProps) {
  const { heading, intro, paragraphs, headings, note, drawing, action, links } = layingPage;
  return (
    <>
      <PageHeader
        path={path}
        heading={heading}
        intro={intro}
        opening={<Figure picture={jointPicture} sizes={OPENING} ratio="banner" isBleed priority />}
        layout="drawing"
        facts={
          <div className={`${section.section} ${styles.lead}`}>
            <Prose paragraphs={paragraphs} />
          </div>
        }
        drawing={<LayerDrawing layers={drawnLayers} ground={drawing.ground} caption={drawing.caption} />}
      />
      <BelowFirstView>
        <Section id="verlegearten" heading={headings.methods} layout="wide">
          <ul>
            {layingMethods.map(({ id, title, thickness, unit, description, advantages, uses }) => (
              <li key={id} id={layingAnchor(id)} className={styles.method}>
                <PageDrawing name={id} className={styles.section} />
                <div className={styles.name}>
                  <h3>{title}</h3>
                  <p className={styles.thickness}>
                    <FigureValue value={thickness} unit={unit} />
                    <span className={styles.quiet}>{labels.thickness}</span>
                  </p>
                </div>
                <div className={styles.words}>
                  <Fold isOnPhones head={labels.more}>
                    <p>
                      <RunningText>{description}</RunningText>
                    </p>
                    <div className={styles.lists}>
                      <div>
                        <h4 className={styles.label}>{labels.advantages}</h4>
                        <PlainList items={advantages} />
                      </div>
                      <div>
                        <h4 className={styles.label}>{labels.uses}</h4>
                        <PlainList items={uses} />
                      </div>
                    </div>
                  </Fold>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="schichten" heading={headings.layers} layout="wide" tone="band">
          <div className={styles.table}>
            <RecordTable
              caption={headings.layers}
              keyOf={({ title }) => title}
              records={layersFromTop}
              columns={layerColumns}
            />
            <p>
              <RunningText>{note}</RunningText>
            </p>
          </div>
        </Section>
        <Figure picture={floorJointPicture} sizes="125vw" ratio="scene" isBleed />
        <Section id="fugen" heading={headings.joints}>
          <Fold isOnPhones head={titlesOf(jointTypes)}>
            <TermList
              items={jointTypes.map(({ title, description }) => ({
                term: title,
                text: <RunningText>{description}</RunningText>,
              }))}
            />
          </Fold>
        </Section>
        <Section id="kombinationen" heading={headings.combinations} layout="wide">
          <div className={styles.combinations}>
            <RecordTable
              caption={headings.combinations}
              keyOf={({ product }) => product}
              records={combinations}
              columns={combinationColumns}
            />
          </div>
        </Section>
        <Section id="normen" heading={headings.standards}>
          <Fold isOnPhones head={titlesOf(layingStandards)}>
            <TermList items={layingStandards.map(({ title, scope }) => ({ term: title, text: scope }))} />
          </Fold>
        </Section>
        <ClosingCall
          heading={action.heading}
          text={action.text}
          actions={[
            {
              label: links.consultation,
              to: linkTo(paths.consultation, { topic: 'technik', message: action.message }),
            },
            { label: links.library, to: libraryLink('verlegung') },
          ]}
        />
      </BelowFirstView>
    </>
  );
}

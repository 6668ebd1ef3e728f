import type { BedId } from '@works/stone/facts/layers';
import type { Body, PictureName, PdfSection } from '@works/stone/pdf/document-model';
import { productDrawings } from '@works/stone/products/product-drawings';
import type { ProductPage } from '../../../../shared/paths.ts';
import { dataTexts } from '../../../content/document-texts.ts';
import {
  adhesiveGuide,
  gritGuide,
  jointOf,
  mortarGuide,
  layingGuideWords as words,
  type LayingGuide,
} from '../../../pages/laying/guide-words.ts';
import {
  layingMethods,
  layingPage,
  layingStandards,
  subBaseLayers,
  type JointId,
} from '../../../pages/laying/words.ts';

interface Guide {
  readonly picture: PictureName;
  readonly guide: LayingGuide;
  readonly methods: readonly BedId[];
  readonly joints: readonly JointId[];
  /** A section in which it is to be seen. */
  readonly drawing: ProductPage;
  /** Whether the paving is outdoors: on layers of gravel, or at least by its standards. */
  readonly place: 'ground' | 'outdoors' | 'indoors';
}

export const gritLaying = () =>
  laying({
    picture: 'produkt-aussenbelaege',
    guide: gritGuide,
    methods: ['gritBed'],
    joints: ['sand'],
    drawing: 'outdoorPaving',
    place: 'ground',
  });

export const mortarLaying = () =>
  laying({
    picture: 'projekt-freitreppe',
    guide: mortarGuide,
    methods: ['mortarBed', 'drainageMortar'],
    joints: ['mortar', 'drainage'],
    drawing: 'outdoorStairs',
    place: 'outdoors',
  });

export const adhesiveLaying = () =>
  laying({
    picture: 'projekt-terrazzoboden',
    guide: adhesiveGuide,
    methods: ['adhesive'],
    joints: ['mortar'],
    drawing: 'flooring',
    place: 'indoors',
  });

function laying({ picture, guide, methods, joints, drawing, place }: Guide): Body {
  return {
    picture,
    sections: [
      ...layingMethods.filter(({ id }) => methods.includes(id)).map(methodSection),
      ...(place === 'ground' ? [layers] : []),
      { heading: dataTexts.drawing, parts: [{ kind: 'drawing', drawing: productDrawings[drawing] }] },
      { heading: words.checks, parts: [{ kind: 'list', items: guide.checks }] },
      { heading: words.steps, parts: [{ kind: 'list', items: guide.steps, numbered: true }] },
      ...joints.map(jointOf).map(({ title, description }): PdfSection => ({
        heading: title,
        parts: [{ kind: 'text', paragraphs: [description] }],
      })),
      ...(place === 'indoors' ? [] : [standards]),
    ],
  };
}

function methodSection({
  title,
  thickness,
  unit,
  description,
  advantages,
  uses,
}: (typeof layingMethods)[number]): PdfSection {
  const { labels } = layingPage;
  return {
    heading: title,
    note: `${words.thickness} ${thickness}\u00a0${unit}`,
    parts: [
      { kind: 'text', paragraphs: [description] },
      {
        kind: 'pair',
        lists: [
          { title: labels.advantages, items: advantages },
          { title: labels.uses, items: uses },
        ],
      },
    ],
  };
}

const layers: PdfSection = {
  heading: layingPage.headings.layers,
  parts: [
    {
      kind: 'table',
      summary: layingPage.headings.layers,
      wide: true,
      spans: [2, 1, 3],
      headings: [layingPage.labels.layer, layingPage.labels.thickness, layingPage.labels.purpose],
      // In the order of building: the lowest layer first.
      rows: subBaseLayers
        .toReversed()
        .map(({ title, thickness, unit, purpose }) => [title, `${thickness} ${unit}`, purpose]),
    },
    { kind: 'text', paragraphs: [layingPage.note] },
  ],
};

const standards: PdfSection = {
  heading: layingPage.headings.standards,
  parts: [
    {
      kind: 'table',
      summary: layingPage.headings.standards,
      spans: [1, 3],
      headings: [words.standard, words.scope],
      rows: layingStandards.map(({ title, scope }) => [title, scope]),
    },
  ],
};

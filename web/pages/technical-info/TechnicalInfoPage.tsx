import type { FinishId } from '@works/stone/codes/finishes';
import type { ReactNode } from 'react';
import { paths, type PagePath } from '../../../shared/paths.ts';
import { Figure } from '../../components/figures/Figure.tsx';
import { PageLink } from '../../components/links/PageLink.tsx';
import { ForwardLink } from '../../components/page/BackLink.tsx';
import { ClosingCall } from '../../components/page/ClosingCall.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Prose, Section } from '../../components/page/Section.tsx';
import { Fold } from '../../components/text/Fold.tsx';
import { typeset } from '../../components/text/typeset.ts';
import { indexAnchor, termAnchor } from '../../content/deep-links.ts';
import { finishTitles } from '../../content/finish-titles.ts';
import { glossary, glossaryPage } from '../../content/glossary.ts';
import { surfaceCards } from '../../content/surface-cards.ts';
import { testResults } from '../../content/test-results.ts';
import { PageDrawing } from '../../drawings/PageDrawing.tsx';
import { titles } from '../../generated/titles.ts';
import { stainPicture } from '../../pictures/stain-pictures.ts';
import { SurfaceImage } from '../../tools/surfaces/SurfaceImage.tsx';
import styles from './TechnicalInfo.module.css';
import { technicalInfo } from './words.ts';

const finishes = Object.keys(finishTitles) as FinishId[];

/** The surfaces of the one mix that is made in all finishes, in their order. */
const inAllFinishes = surfaceCards
  .map(({ name }) =>
    finishes.flatMap((finish) => surfaceCards.find((card) => card.name === name && card.finish === finish) ?? []),
  )
  .find(({ length }) => length === finishes.length);

/** A picture of what each page is about. */
const illustrations: Readonly<Partial<Record<PagePath, ReactNode>>> = {
  [paths.finishes]: (
    <ul className={styles.swatches} aria-hidden="true">
      {inAllFinishes?.map((surface) => (
        <li key={surface.id}>
          <SurfaceImage
            surface={surface}
            cut="swatch"
            sizes="(min-width: 40em) 15vw, 30vw"
            className={styles.swatch}
            isDecorative
          />
        </li>
      ))}
    </ul>
  ),
  [paths.certificates]: (
    <dl className={styles.results}>
      {testResults.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{[value, unit].filter(Boolean).join('\u00a0')}</dd>
        </div>
      ))}
    </dl>
  ),
  [paths.laying]: <PageDrawing name="gritBed" className={styles.drawing} />,
  [paths.cleaning]: <Figure picture={stainPicture('laub')} sizes="(min-width: 48em) 46vw, 92vw" />,
};

/** The four technical pages by the questions they answer, and the way to the documents. */
export function Page({ path }: PageProps) {
  const { heading, intro, causes, cards, library } = technicalInfo;
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro} />
      <ul className={styles.cards}>
        {cards.map(({ title, text, questions, href }) => (
          <li key={href} className={styles.card}>
            <div className={styles.illustration}>{illustrations[href]}</div>
            <h2 className={styles.title}>
              <ForwardLink to={href}>{title}</ForwardLink>
            </h2>
            <p className={styles.text}>{text}</p>
            <ul className={styles.questions}>
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Section id="ursachen" heading={causes.heading}>
        <Prose paragraphs={causes.paragraphs} />
      </Section>
      <Section id="begriffe" heading={glossaryPage.heading} intro={glossaryPage.intro}>
        <div>
          <Fold head={glossaryPage.terms(glossary.length)}>
            <dl className={styles.sidebarTerms}>
              {glossary.map(({ term, also, definition }) => (
                <div key={term} id={termAnchor(term)}>
                  <dt>{[term, ...(also ?? [])].join(', ')}</dt>
                  <dd>{typeset(definition)}</dd>
                </div>
              ))}
            </dl>
          </Fold>
          <Fold head={glossaryPage.index}>
            <ul id={indexAnchor} className={styles.index}>
              {titles.map(({ title, to }) => (
                <li key={to}>
                  <PageLink to={to}>{typeset(title)}</PageLink>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      </Section>
      <ClosingCall heading={library.title} text={library.text} actions={[{ label: library.label, to: library.href }]} />
    </>
  );
}

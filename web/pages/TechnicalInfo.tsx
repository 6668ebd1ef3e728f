import { surfaceCards } from 'virtual:surface-cards';
import type { ReactNode } from 'react';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { ForwardLink } from '../components/BackLink.tsx';
import { PageDrawing } from '../components/PageDrawing.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Prose } from '../components/Section.tsx';
import { testResults } from '../content/test-results.ts';
import { finishNames } from '../content/finish-names.ts';
import { surfacesIn } from '../content/surface-card.ts';
import { technicalInfo } from '../content/technical-info.ts';
import type { FinishId } from '../../shared/atelier/materials.ts';
import { paths, type PagePath } from '../../shared/paths.ts';
import { SurfaceImage } from '../surfaces/SurfaceImage.tsx';
import styles from './TechnicalInfo.module.css';
import type { PageProps } from '../components/page-props.ts';

/** What each page is about, to see. */
const sights: Readonly<Partial<Record<PagePath, ReactNode>>> = {
  [paths.finishes]: (
    <ul className={styles.swatches} aria-hidden="true">
      {(Object.keys(finishNames) as FinishId[]).map((finish) => (
        <li key={finish}>
          {surfacesIn(surfaceCards, [finish], 1).map((surface) => (
            <SurfaceImage key={surface.id} surface={surface} cut="swatch" sizes="(min-width: 40em) 15vw, 30vw" className={styles.swatch} isDecorative />
          ))}
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
  [paths.cleaning]: <PageDrawing name="stainOil" className={styles.drawing} />,
};

/** The four technical pages by the questions they answer, and the way to the documents. */
export function Page({ path }: PageProps) {
  const { heading, intro, paragraphs, cards, library } = technicalInfo;
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro}>
        <Prose paragraphs={paragraphs} />
      </PageHeader>
      <ul className={styles.cards}>
        {cards.map(({ title, text, questions, href }) => (
          <li key={href} className={styles.card}>
            <div className={styles.sight}>{sights[href]}</div>
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
      <ClosingCall heading={library.title} text={library.text} actions={[{ label: library.label, to: library.href }]} />
    </>
  );
}

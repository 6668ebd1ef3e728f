import { paths, type PagePath } from '../../../shared/paths.ts';
import figure from '../../components/figures/Figure.module.css';
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
import { glossary, glossaryPage } from '../../content/glossary.ts';
import { titles } from '../../generated/titles.ts';
import { carePicture } from '../../pictures/care-picture.ts';
import { technicalPictures } from '../../pictures/technical-pictures.ts';
import { testPicture } from '../../pictures/test-picture.ts';
import type { SitePicture } from '../../pictures/variants.ts';
import styles from './TechnicalInfo.module.css';
import { technicalInfo } from './words.ts';

/** The stone, as each page is about it. */
const illustrations: Readonly<Partial<Record<PagePath, SitePicture | undefined>>> = {
  [paths.finishes]: technicalPictures.finishes,
  [paths.certificates]: testPicture,
  [paths.laying]: technicalPictures.laying,
  [paths.cleaning]: carePicture,
};

/** Width of a picture with its cropped edges. */
const NARROW = '(min-width: 48em) 57vw, 116vw';
const LARGE = { sizes: `(min-width: 64em) 92vw, ${NARROW}`, priority: true } as const;
const SMALL = { sizes: `(min-width: 64em) 37vw, ${NARROW}` } as const;

/** The four technical pages by the questions they answer, and the way to the documents. */
export function Page({ path }: PageProps) {
  const { heading, intro, causes, cards, library } = technicalInfo;
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro} />
      <ul className={styles.cards}>
        {cards.map(({ title, text, questions, href }, index) => (
          <li key={href} className={`${styles.card} ${figure.captionLast}`}>
            <Figure picture={illustrations[href]} ratio="3x2" {...(index === 0 ? LARGE : SMALL)} />
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
        <Prose paragraphs={causes.paragraphs} isStated />
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

import { ClosingCall } from '../components/ClosingCall.tsx';
import { ForwardLink } from '../components/BackLink.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Prose } from '../components/Section.tsx';
import { technicalInfo } from '../content/technical-info.ts';
import styles from './TechnicalInfo.module.css';
import type { PageProps } from '../components/page-props.ts';

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

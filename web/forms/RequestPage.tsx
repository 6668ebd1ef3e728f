import type { ReactNode } from 'react';
import type { Form } from '../../shared/forms/define-form.ts';
import { company } from '../../shared/owner/company.ts';
import type { PagePath } from '../../shared/paths.ts';
import { ContactData } from '../components/company/ContactData.tsx';
import { OpeningFigure } from '../components/figures/OpeningFigure.tsx';
import { JumpLink } from '../components/page/BackLink.tsx';
import { Intro, PageHeader } from '../components/page/PageHeader.tsx';
import { StepList } from '../components/text/Lists.tsx';
import { TermList } from '../components/text/TermList.tsx';
import { CONTACT_ANCHOR, FORM_ANCHOR } from '../content/deep-links.ts';
import { requestWords, type RequestPageText } from '../content/request-pages.ts';
import type { SitePicture } from '../pictures/variants.ts';
import type { PhotoPart } from './photo-part.ts';
import { RequestForm, type FieldHelp } from './RequestForm.tsx';
import styles from './RequestPage.module.css';

interface Props {
  readonly path: PagePath;
  readonly text: RequestPageText;
  readonly form: Form;
  /** Above the fields of these names. */
  readonly helps?: Readonly<Record<string, FieldHelp>>;
  /** For a form with a photo field. */
  readonly photoPart?: PhotoPart;
  /** What a visitor should know first; beside the form on a wide screen, above it on a phone. */
  readonly children?: ReactNode;
  /** The picture or drawing that belongs to the request; between the page's head and the form. */
  readonly subject?: ReactNode;
  /** Opens the page. */
  readonly picture?: SitePicture | undefined;
  /** How the picture is placed in the first view (`PageHeader`). */
  readonly layout?: 'facts' | 'place';
  /** What the first view says below the introduction. Otherwise: what happens next. */
  readonly facts?: ReactNode;
  /** Address and phone are in the first view, not beside the form. */
  readonly opensWithContactData?: boolean;
}

/** A page whose purpose is its form: what it is for, the form in a calm column, beside it what happens next and how to reach us. */
export function RequestPage({
  path,
  text,
  form,
  helps,
  photoPart,
  children,
  subject,
  picture,
  layout = 'facts',
  facts,
  opensWithContactData,
}: Props) {
  const contactData = (
    <>
      <h2 id={CONTACT_ANCHOR}>{opensWithContactData ? company.name : requestWords.contact}</h2>
      <ContactData />
    </>
  );
  const next = text.next && (
    <>
      <h2 id="ablauf">{requestWords.next}</h2>
      <StepList items={text.next} />
    </>
  );
  const opensWithNext = picture && !facts && !opensWithContactData;
  const foot = opensWithContactData ? contactData : (facts ?? (opensWithNext && next));
  return (
    <>
      <PageHeader
        path={path}
        heading={text.heading}
        opening={picture && <OpeningFigure picture={picture} />}
        layout={layout}
      >
        <div className={styles.part}>
          <Intro>{text.intro}</Intro>
          <p>
            <JumpLink to={FORM_ANCHOR}>{text.formHeading}</JumpLink>
          </p>
        </div>
        {foot && <div className={styles.part}>{foot}</div>}
      </PageHeader>
      {subject && <div className={styles.subject}>{subject}</div>}
      <div className={styles.columns}>
        {children && <div className={styles.before}>{children}</div>}
        <section className={styles.form} aria-labelledby={FORM_ANCHOR}>
          <h2 id={FORM_ANCHOR} className={styles.formHeading}>
            {text.formHeading}
          </h2>
          <RequestForm form={form} helps={helps} photoPart={photoPart} />
        </section>
        <aside className={styles.beside}>
          {!opensWithNext && next}
          {!opensWithContactData && contactData}
          <h2 id="hinweise">{requestWords.notes}</h2>
          <div className={styles.notes}>
            <TermList items={text.notes} />
          </div>
        </aside>
      </div>
    </>
  );
}

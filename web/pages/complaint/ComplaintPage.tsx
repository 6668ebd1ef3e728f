import { complaint } from '../../../shared/forms/complaint.ts';
import figure from '../../components/figures/Figure.module.css';
import { Picture } from '../../components/figures/Picture.tsx';
import { PictureCaption } from '../../components/figures/PictureCaption.tsx';
import { Status } from '../../components/page/Badge.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { photoPart } from '../../forms/photo-part.ts';
import { RequestPage } from '../../forms/RequestPage.tsx';
import { damagePicture, damagePictures } from '../../pictures/damage-pictures.ts';
import styles from './Complaint.module.css';
import { photoGuide, photoExamples } from './photo-guide-words.ts';
import { complaintPage } from './words.ts';

type PhotoName = keyof typeof damagePictures;

/** The first one is shown half as large again as its frame. */
const SIZES: Readonly<Record<PhotoName, string>> = {
  whole: '(min-width: 64em) 33vw, (min-width: 40em) 69vw, 138vw',
  near: '(min-width: 64em) 22vw, (min-width: 40em) 46vw, 92vw',
  withoutScale: '(min-width: 64em) 22vw, 46vw',
  blurred: '(min-width: 64em) 22vw, 46vw',
};

export function Page({ path }: PageProps) {
  return (
    <RequestPage
      path={path}
      text={complaintPage}
      form={complaint}
      photoPart={photoPart}
      picture={damagePicture}
      subject={<PhotoGuide />}
    />
  );
}

/** Two photos that help, and two that don't. */
function PhotoGuide() {
  const { whole } = damagePictures;
  return (
    <section aria-labelledby="fotografieren">
      <h2 id="fotografieren" className={styles.heading}>
        {photoGuide.heading}
      </h2>
      <figure>
        <div className={styles.pairs}>
          <div>
            <h3>
              <Status tone="good">{photoGuide.good}</Status>
            </h3>
            <Photos names={['whole', 'near']} />
          </div>
          <div>
            <h3>
              <Status tone="urgent">{photoGuide.bad}</Status>
            </h3>
            <Photos names={['withoutScale', 'blurred']} />
          </div>
        </div>
        {whole && (
          <figcaption className={figure.caption}>
            <PictureCaption picture={whole} />
          </figcaption>
        )}
      </figure>
    </section>
  );
}

function Photos({ names }: { readonly names: readonly PhotoName[] }) {
  return (
    <div className={styles.pair}>
      {names.map((name) => {
        const picture = damagePictures[name];
        return (
          <div key={name} className={styles.photo}>
            {picture && (
              <div className={name === 'whole' ? `${styles.frame} ${styles.marked}` : styles.frame}>
                <Picture picture={picture} sizes={SIZES[name]} />
              </div>
            )}
            <p>
              <strong>{photoExamples[name].title}</strong>
              <span>{photoExamples[name].text}</span>
            </p>
          </div>
        );
      })}
    </div>
  );
}

import { complaint } from '../../shared/forms/complaint.ts';
import { Status } from '../components/Badge.tsx';
import { PageDrawing } from '../components/PageDrawing.tsx';
import { RequestPage } from '../forms/RequestPage.tsx';
import { photoGuide } from '../content/photo-drawings.ts';
import { complaintPage } from '../content/request-pages/complaint.ts';
import type { PageDrawingName } from '../drawings/page-drawing-names.ts';
import { photoPart } from '../forms/photo-part.ts';
import styles from './Complaint.module.css';
import type { PageProps } from '../components/page-props.ts';

const good: readonly PageDrawingName[] = ['photoWhole', 'photoNear'];
const bad: readonly PageDrawingName[] = ['photoWithoutScale', 'photoBlurred'];

export function Page({ path }: PageProps) {
  return <RequestPage path={path} text={complaintPage} form={complaint} photoPart={photoPart} subject={<PhotoGuide />} />;
}

/** Two photos that help, and two that don't. */
function PhotoGuide() {
  return (
    <section aria-labelledby="fotografieren">
      <h2 id="fotografieren" className={styles.heading}>
        {photoGuide.heading}
      </h2>
      <div className={styles.pairs}>
        <div>
          <p>
            <Status tone="good">{photoGuide.good}</Status>
          </p>
          <div className={styles.pair}>
            {good.map((name) => (
              <PageDrawing key={name} name={name} className={styles.photo} />
            ))}
          </div>
        </div>
        <div>
          <p>
            <Status tone="urgent">{photoGuide.bad}</Status>
          </p>
          <div className={styles.pair}>
            {bad.map((name) => (
              <PageDrawing key={name} name={name} className={styles.photo} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

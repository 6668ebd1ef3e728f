import { complaint } from '../../shared/forms/complaint.ts';
import { Status } from '../components/Badge.tsx';
import type { PageProps } from '../components/page-props.ts';
import { photoGuide } from '../content/photo-drawings.ts';
import { complaintPage } from '../content/request-pages/complaint.ts';
import { photoPart } from '../forms/photo-part.ts';
import { RequestPage } from '../forms/RequestPage.tsx';
import type { PageDrawingName } from '../stone/drawings/page-drawing-names.ts';
import { PageDrawing } from '../stone/drawings/PageDrawing.tsx';
import styles from './Complaint.module.css';

const good: readonly PageDrawingName[] = ['photoWhole', 'photoNear'];
const bad: readonly PageDrawingName[] = ['photoWithoutScale', 'photoBlurred'];

export function Page({ path }: PageProps) {
  return (
    <RequestPage path={path} text={complaintPage} form={complaint} photoPart={photoPart} subject={<PhotoGuide />} />
  );
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

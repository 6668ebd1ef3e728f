import { surfaceCards } from 'virtual:surface-cards';
import { consultation } from '../../shared/forms/consultation.ts';
import { DimensionedDrawing } from '../components/DimensionedDrawing.tsx';
import { RequestPage } from '../forms/RequestPage.tsx';
import { consultationPage } from '../content/request-pages/consultation.ts';
import { surfacesIn } from '../content/surface-card.ts';
import { SurfaceSwatches } from '../surfaces/SurfaceSwatches.tsx';
import styles from './Consultation.module.css';
import type { PageProps } from '../components/page-props.ts';

/** In a row below the drawing; on a desktop beside it. */
const SWATCHES = '(max-width: 40em) and (min-resolution: 2.5dppx) 20vw, (max-width: 64em) 30vw, (min-width: 108em) 12rem, 11vw';

/** The form with what a consultation is about: the section of a flight of steps, and surfaces in finishes that suit it. */
export function Page({ path }: PageProps) {
  return (
    <RequestPage
      path={path}
      text={consultationPage}
      form={consultation}
      subject={
        <div className={styles.table}>
          <DimensionedDrawing name="outdoorStairs" />
          <SurfaceSwatches surfaces={surfacesIn(surfaceCards, ['gestrahlt', 'fein-gestockt', 'gewaschen'], 3)} layout="grid" sizes={SWATCHES} />
        </div>
      }
    />
  );
}

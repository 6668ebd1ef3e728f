import { surfaceName, type SurfaceCard } from '@works/stone/mixes/surface-card';
import { materialLibrary as words } from '../../content/material-library.ts';
import { Coin } from './Coin.tsx';
import { SurfaceImage } from './SurfaceImage.tsx';
import styles from './SurfaceStage.module.css';
import { usePan, type Middle } from './use-pan.ts';

/** `whole`: fills its frame. `true`: true size on screens that keep to CSS. `double`: twice that. */
export type StageSize = keyof typeof words.sizes;

interface Props {
  readonly surface: SurfaceCard;
  readonly cut: 'flat' | 'macro';
  readonly size: StageSize;
  readonly hasCoin: boolean;
  /** How wide the whole picture is in `whole`, as `sizes` of an `<img>`. */
  readonly sizes: string;
  readonly middle: Middle;
  readonly onMove: (middle: Middle) => void;
}

/** The true width of a flat view in CSS pixels, for the choice of its file. */
const TRUE_PX = Math.round((300 / 25.4) * 96);

/** A surface in a frame in which it can be moved, with a scale of the size it is shown in. */
export function SurfaceStage({ surface, cut, size, hasCoin, sizes, middle, onMove }: Props) {
  const frame = usePan(middle, `${cut} ${size}`, onMove);
  const isFlat = cut === 'flat';
  const width = { whole: sizes, true: `${TRUE_PX}px`, double: `${2 * TRUE_PX}px` }[isFlat ? size : 'whole'];
  return (
    <div className={styles.frame} data-size={isFlat ? size : 'whole'}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be moved must be reached by keyboard */}
      <div ref={frame} className={styles.stage} role="group" aria-label={words.pane(surfaceName(surface))} tabIndex={0}>
        <div className={isFlat ? styles.flat : styles.macro}>
          <p className={styles.drawing}>{words.drawing}</p>
          <SurfaceImage
            key={`${surface.code} ${cut}`}
            surface={surface}
            cut={cut}
            sizes={width}
            className={styles.image}
          />
          {isFlat && hasCoin && <Coin className={styles.coin} />}
        </div>
      </div>
      {isFlat && (
        <p className={styles.scale}>
          <span>{words.scales[size]}</span>
        </p>
      )}
    </div>
  );
}

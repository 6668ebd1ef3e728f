import '../../generated/picture-places.css';
import { DENSE_PHONE, largest, sourceSet, type SitePicture } from '../../pictures/variants.ts';
import styles from './Picture.module.css';

interface Props {
  readonly picture: SitePicture;
  /** Its width in the layout, as `sizes` of an `<img>`. */
  readonly sizes: string;
  /** In the first view: fetched immediately, before all others. */
  readonly priority?: boolean;
  /** It fills the window: in an upright one it is cut to fit. */
  readonly fillsWindow?: boolean;
  /** Its width for a dense phone, which does with fewer pixels; `false`: it is there to be looked into, every pixel counts. */
  readonly dense?: string | false;
}

const UPRIGHT = '(orientation: portrait)';

/** A rendering in the width that the browser needs. */
export function Picture({ picture, sizes: stated, priority = false, fillsWindow = false, dense = '60vw' }: Props) {
  const { name, width, height, alt } = picture;
  const sizes = dense ? `${DENSE_PHONE} ${dense}, ${stated}` : stated;
  return (
    <picture className={styles.picture}>
      {fillsWindow && (
        <source type="image/avif" srcSet={sourceSet(picture, 'upright', 'avif')} sizes={sizes} media={UPRIGHT} />
      )}
      <source type="image/avif" srcSet={sourceSet(picture, 'whole', 'avif')} sizes={sizes} />
      <img
        className={`${styles.image} picture-${name}`}
        src={largest(picture, 'whole', 'jpg')}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

import 'virtual:picture-colours.css';
import { PICTURE_FOLDER, sourceSet, variantName, widthsOf, type Cut, type SitePicture } from '../pictures/variants.ts';
import styles from './Picture.module.css';

interface Props {
  readonly picture: SitePicture;
  /** Its width in the layout, as `sizes` of an `<img>`. */
  readonly sizes: string;
  /** In the first view: fetched immediately, before all others. */
  readonly priority?: boolean;
  /** It fills the window: in an upright one it is cut to fit. */
  readonly fillsWindow?: boolean;
  /** It is there to be looked into: every device pixel counts. */
  readonly fullDetail?: boolean;
}

/** Before other `sizes`: a phone with three device pixels to one of CSS does well with two. */
const DENSE_PHONE = '(max-width: 40em) and (min-resolution: 2.5dppx) 60vw';

const UPRIGHT = '(orientation: portrait)';

/** A rendering in the smallest format that the browser supports and the width that it needs; its mean colour is the placeholder. */
export function Picture({ picture, sizes: stated, priority = false, fillsWindow = false, fullDetail = false }: Props) {
  const { name, width, height, alt } = picture;
  const sizes = fullDetail ? stated : `${DENSE_PHONE}, ${stated}`;
  const fallback = widthsOf(picture, 'whole', 'jpg')[0] ?? width;
  return (
    <picture className={styles.picture}>
      {fillsWindow && <Sources picture={picture} cut="upright" sizes={sizes} media={UPRIGHT} />}
      <Sources picture={picture} cut="whole" sizes={sizes} />
      <img
        className={`${styles.image} picture-${name}`}
        src={PICTURE_FOLDER + variantName(picture, 'whole', fallback, 'jpg')}
        srcSet={sourceSet(picture, 'whole', 'jpg')}
        sizes={sizes}
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

interface SourcesProps {
  readonly picture: SitePicture;
  readonly cut: Cut;
  readonly sizes: string;
  readonly media?: string;
}

function Sources({ picture, cut, sizes, media }: SourcesProps) {
  return (
    <>
      <source type="image/avif" srcSet={sourceSet(picture, cut, 'avif')} sizes={sizes} media={media} />
      <source type="image/webp" srcSet={sourceSet(picture, cut, 'webp')} sizes={sizes} media={media} />
    </>
  );
}

import { finishNames } from '@works/stone/codes/finishes';
import { surfaceName, type SurfaceCard } from '@works/stone/mixes/surface-card';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import hidden from '../../components/hidden.module.css';
import { Icon } from '../../components/Icon.tsx';
import { materialLibrary as words } from '../../content/material-library.ts';
import { surfacePicture } from '../../pictures/surface-pictures.ts';
import { DENSE_PHONE } from '../../pictures/variants.ts';
import styles from './MaterialLibrary.module.css';
import { SurfaceImage } from './SurfaceImage.tsx';

interface Props {
  readonly surface: SurfaceCard;
  /** The query of the address that shows it from close by. */
  readonly query: (search: string) => string;
  readonly onOpen: () => void;
  readonly isChosen: boolean;
  readonly canBeChosen: boolean;
  readonly onChoose: () => void;
}

/** Three columns on a phone, where two device pixels to one of CSS do; then four and five. */
const SIZES = `${DENSE_PHONE} 20vw, (max-width: 40em) 30vw, (max-width: 64em) 22vw, min(17vw, 20rem)`;

const never = () => () => undefined;

/** A swatch that opens its surface, and a box that adds it to the comparison. */
export function LibraryCard({ surface, query, onOpen, isChosen, canBeChosen, onChoose }: Props) {
  const { pathname, search } = useLocation();
  // Without the script, the picture itself.
  const to = useSyncExternalStore(
    never,
    () => pathname + query(search),
    () => surfacePicture(surface.code, 'flat')?.src ?? '',
  );
  const { number, name, finish } = surface;
  return (
    <li className={styles.card}>
      <Link
        to={to}
        className={styles.link}
        aria-haspopup="dialog"
        onClick={(event) => {
          // The browser itself opens another tab or window.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <SurfaceImage surface={surface} cut="swatch" sizes={SIZES} className={styles.swatch} isDecorative />
        <span className={styles.number}>{number}</span>
        <span className={styles.name}>{name}</span>
        <span className={hidden.fromView}>, </span>
        <span className={styles.finish}>{finishNames[finish]}</span>
      </Link>
      <label className={`${styles.choose} ${hidden.withoutScript}`} title={words.compareOne(surfaceName(surface))}>
        <input
          type="checkbox"
          value={surface.id}
          aria-label={words.compareOne(surfaceName(surface))}
          checked={isChosen}
          disabled={!canBeChosen}
          onChange={onChoose}
        />
        <span className={styles.box}>
          <Icon name={isChosen ? 'check' : 'add'} />
        </span>
      </label>
    </li>
  );
}

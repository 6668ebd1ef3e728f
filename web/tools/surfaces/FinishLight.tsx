import { useId } from 'react';
import { Figure } from '../../components/figures/Figure.tsx';
import { Picture } from '../../components/figures/Picture.tsx';
import { finishesPage } from '../../content/finishes.ts';
import { lights } from '../../pictures/picture-names.ts';
import { largest, type SitePicture } from '../../pictures/variants.ts';
import styles from './FinishLight.module.css';

interface Props {
  /** One for each place of the lamp; with fewer there is nothing to move. */
  readonly pictures: readonly SitePicture[];
  /** Where the lamp is: 0 to the last place, between two of them both are seen. */
  readonly lamp: number;
  /** The other lights are fetched when the lamp is touched for the first time. */
  readonly isTouched: boolean;
  readonly onTouch: () => void;
  readonly onMove: (lamp: number) => void;
  readonly onEnlarge: (name: string) => void;
}

const SIZES = '(min-width: 64em) 60vw, 90vw';
const LAST = lights.length - 1;
const { label, places, between } = finishesPage.light;

/** A slab whose lamp is moved: renderings that differ in nothing but their light, faded into each other. */
export function FinishLight({ pictures, lamp, isTouched, onTouch, onMove, onEnlarge }: Props) {
  const id = useId();
  const shown = pictures[Math.round(lamp)];
  const isMovable = pictures.length === lights.length;
  return (
    <div className={styles.light}>
      <Figure picture={pictures[0]} ratio="3x2" sizes={SIZES} onEnlarge={(name) => onEnlarge(shown?.name ?? name)}>
        {isMovable &&
          isTouched &&
          pictures.slice(1).map((picture, index) => (
            <span
              key={picture.name}
              className={styles.layer}
              aria-hidden="true"
              style={{ opacity: Math.min(1, Math.max(0, lamp - index)) }}
            >
              <Picture picture={{ ...picture, alt: '' }} sizes={SIZES} />
            </span>
          ))}
      </Figure>
      {isMovable && (
        <div className={styles.lamp}>
          <label htmlFor={id}>{label}</label>
          <div>
            <input
              type="range"
              id={id}
              className={styles.range}
              min={0}
              max={LAST}
              step={0.1}
              value={lamp}
              aria-valuetext={placeOf(lamp)}
              onPointerEnter={onTouch}
              onFocus={onTouch}
              onChange={(event) => {
                onTouch();
                onMove(event.currentTarget.valueAsNumber);
              }}
            />
            <ul className={styles.places}>
              {pictures.map((picture, place) => (
                <li key={picture.name}>
                  {/* Without the script, the picture itself. */}
                  <a
                    href={largest(picture, 'whole', 'jpg')}
                    aria-current={place === lamp}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                      event.preventDefault();
                      onTouch();
                      onMove(place);
                    }}
                  >
                    {nameOf(place)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

const nameOf = (place: number): string => places[lights[place] ?? 'links'];

/** Where the lamp is, in words. */
const placeOf = (lamp: number): string =>
  Number.isInteger(lamp)
    ? nameOf(lamp)
    : between(lights[Math.floor(lamp)] ?? lights[0], lights[Math.ceil(lamp)] ?? lights[LAST] ?? lights[0]);

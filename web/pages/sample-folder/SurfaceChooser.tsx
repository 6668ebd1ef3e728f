import { surfaceLabel, type SurfaceCard } from '@works/stone/mixes/surface-card';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { NOT_CHOSEN } from '../../../shared/forms/entries.ts';
import { paths } from '../../../shared/paths.ts';
import hidden from '../../components/hidden.module.css';
import { Icon } from '../../components/Icon.tsx';
import { PageLink } from '../../components/links/PageLink.tsx';
import { SURFACES_ANCHOR } from '../../content/deep-links.ts';
import { surfaceCards } from '../../content/surface-cards.ts';
import type { FieldHelp } from '../../forms/RequestForm.tsx';
import { DENSE_PHONE } from '../../pictures/variants.ts';
import { toggleSample } from '../../tools/surfaces/sample-link.ts';
import { SurfaceImage } from '../../tools/surfaces/SurfaceImage.tsx';
import styles from './SurfaceChooser.module.css';
import { chooserWords } from './words.ts';

/** A phone with three device pixels to one of CSS does well with two. */
const SIZES = `${DENSE_PHONE} 14vw, (min-width: 108em) 9rem, (min-width: 64em) 8vw, (min-width: 34em) 12vw, 20vw`;

const textNow = ({ getValues }: ComponentProps<FieldHelp>['fields']) => String(getValues()['surfaces']);

/** The surfaces as swatches. One that is ticked is a line of the field below, as a link from the material library writes it. */
export const SurfaceChooser: FieldHelp = ({ fields }) => {
  const [text, setText] = useState(() => textNow(fields));
  fields.watch('surfaces', ({ value }) => setText(String(value)));
  const chosen = surfaceCards.filter(({ code }) => text.includes(code));
  const boxes = useRef<HTMLFieldSetElement>(null);
  const toggle = (surface: SurfaceCard) => {
    fields.setFieldValue('surfaces', toggleSample(textNow(fields), surface));
    // The standard folder contains no chosen surfaces.
    if (fields.getValues()['variant'] === NOT_CHOSEN) fields.setFieldValue('variant', 'sonder');
  };

  useEffect(() => {
    const early = [...(boxes.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].map(({ value }) => value);
    // After the effect of the form that restores its entries.
    const timer = setTimeout(() => {
      for (const surface of surfaceCards)
        if (early.includes(surface.id) && !textNow(fields).includes(surface.code)) toggle(surface);
    });
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only for boxes ticked before hydration
  }, []);

  return (
    <fieldset ref={boxes} className={`${styles.chooser} ${hidden.withoutScript}`}>
      <legend className={styles.legend}>{chooserWords.legend}</legend>
      <ul className={styles.stones}>
        {surfaceCards.map((surface) => (
          <li key={surface.id}>
            <label className={styles.stone} title={surfaceLabel(surface)}>
              <input
                type="checkbox"
                className={styles.box}
                value={surface.id}
                aria-label={surfaceLabel(surface)}
                checked={chosen.includes(surface)}
                onChange={() => toggle(surface)}
              />
              <SurfaceImage surface={surface} cut="swatch" sizes={SIZES} className={styles.swatch} isDecorative />
              <span className={styles.number}>{`Nr.\u00a0${surface.number}`}</span>
              <span>{surface.name}</span>
              <span className={styles.mark}>
                <Icon name="check" />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <PageLink to={`${paths.finishes}#${SURFACES_ANCHOR}`}>{chooserWords.library}</PageLink>
      </p>
    </fieldset>
  );
};

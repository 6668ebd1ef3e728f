import { productCards } from 'virtual:product-cards';
import type { ProductPage } from '../../shared/paths.ts';
import { closeUps } from '../pictures/close-up-pictures.ts';
import { productPicture } from '../pictures/product-pictures.ts';
import styles from './CloseUps.module.css';
import { Figure } from './Figure.tsx';
import { useGallery } from './use-gallery.tsx';

/** A product from close by: one picture with its caption at the side, or two side by side. Enlarged, the product in its place comes after them. */
export function CloseUps({ page }: { readonly page: ProductPage }) {
  const pictures = closeUps(page);
  const { name } = productCards[page];
  const whole = productPicture(page);
  const { open, view } = useGallery([
    ...pictures.map((picture) => ({ title: `${name}, von nahem`, picture })),
    ...(whole ? [{ title: name, picture: whole }] : []),
  ]);
  if (pictures.length === 0) return null;
  const isPair = pictures.length > 1;
  return (
    <div className={`${styles.closeUps} ${isPair ? styles.pair : styles.single}`}>
      {pictures.map((picture) => (
        <Figure key={picture.name} picture={picture} ratio="3x2" sizes={isPair ? PAIR : SINGLE} onEnlarge={open} />
      ))}
      {view}
    </div>
  );
}

const SINGLE = '(min-width: 108em) 68rem, (min-width: 64em) 60vw, 90vw';
const PAIR = '(min-width: 108em) 50rem, (min-width: 64em) 44vw, 90vw';

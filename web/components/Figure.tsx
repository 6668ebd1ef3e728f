import type { ReactNode } from 'react';
import { layoutWords } from '../content/navigation.ts';
import styles from './Figure.module.css';

interface Props {
  /** Width to height; the place is kept before the picture is there. */
  readonly ratio?: '16x9' | '3x2' | '4x3' | '1x1' | '4x5';
  /** `bleed`: to the edges of the window. */
  readonly width?: 'column' | 'bleed';
  readonly caption?: string;
  /** One `<img>` or `<picture>`. */
  readonly children: ReactNode;
}

/** The frame of a picture: a fixed ratio and the caption that says what kind of picture it is. */
export function Figure({ ratio = '3x2', width = 'column', caption = layoutWords.visualisation, children }: Props) {
  return (
    <figure className={`${styles.figure} ${styles[width]}`}>
      <div className={`${styles.frame} ${styles[`ratio${ratio}`]}`}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

import styles from './Atelier.module.css';

/** A square of a colour, beside the colour's name. */
export function Swatch({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true" focusable="false">
      <rect width="1" height="1" fill={colour} />
    </svg>
  );
}

import { Fragment } from 'react';
import { company } from '../content/owner/company.ts';
import styles from './OpeningHours.module.css';

/** The opening hours in one line that breaks only between two entries. */
export function OpeningHours() {
  return company.openingHours.map(({ days, hours }, index, { length }) => (
    <Fragment key={days}>
      {index > 0 && ' '}
      <span className={styles.entry}>
        <span className={styles.part}>
          <Range text={days} />
        </span>{' '}
        <span className={styles.part}>
          <Range text={hours} />
          {index < length - 1 && ','}
        </span>
      </span>
    </Fragment>
  ));
}

/** Shows the hyphen of a range as an en dash. The text keeps the hyphen of docs/specification.md. */
function Range({ text }: { readonly text: string }) {
  return text.split('-').map((end, index) => (
    <Fragment key={end}>
      {index > 0 && <span className={styles.to}>-</span>}
      {end}
    </Fragment>
  ));
}

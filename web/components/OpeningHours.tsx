import { Fragment } from 'react';
import { company } from '../content/company.ts';
import styles from './OpeningHours.module.css';

/** The opening hours in one line that breaks only between two entries. */
export function OpeningHours() {
  return company.openingHours.map(({ days, hours }, index) => (
    <Fragment key={days}>
      {index > 0 && ', '}
      <span className={styles.entry}>{`${days} ${hours}`}</span>
    </Fragment>
  ));
}

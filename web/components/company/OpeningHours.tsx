import { Fragment } from 'react';
import { CLOSED, daysText, spanText } from '../../../shared/company/company-words.ts';
import { company } from '../../../shared/owner/company.ts';
import hidden from '../hidden.module.css';
import styles from './OpeningHours.module.css';

/** The opening hours, an entry per line, which breaks between days and spans where the column is narrow. The comma between entries is only read out and copied. */
export function OpeningHours() {
  return company.openingHours.map((entry, index, { length }) => (
    <Fragment key={entry.from}>
      {index > 0 && ' '}
      <span className={styles.entry}>
        <span className={styles.part}>
          <Range text={daysText(entry)} />
        </span>{' '}
        {entry.hours.length === 0 && (
          <span className={styles.part}>
            <span>{CLOSED}</span>
            {index < length - 1 && <span className={hidden.fromView}>,</span>}
          </span>
        )}
        {entry.hours.map((span, place) => (
          <Fragment key={span.from}>
            {place > 0 && <span> und </span>}
            <span className={styles.part}>
              <Range text={spanText(span)} />
              {place === entry.hours.length - 1 && index < length - 1 && <span className={hidden.fromView}>,</span>}
            </span>
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
}

/** Shows the hyphen of a range as an en dash. The text keeps the hyphen of docs/specification.md. */
function Range({ text }: { readonly text: string }) {
  return text.split('-').map((end, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an end may occur twice, and the order never changes
    <Fragment key={index}>
      {index > 0 && <span className={styles.to}>-</span>}
      <span>{end}</span>
    </Fragment>
  ));
}

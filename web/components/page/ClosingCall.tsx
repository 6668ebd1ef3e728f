import { Actions, ButtonLink } from '../links/ButtonLink.tsx';
import styles from './ClosingCall.module.css';
import section from './Section.module.css';

export interface Action {
  readonly label: string;
  readonly to: string;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  /** The first is the primary one. */
  readonly actions: readonly Action[];
}

/** The end of a page: what to do next. */
export function ClosingCall({ heading, text, actions }: Props) {
  return (
    <section className={`${section.section} ${styles.call}`} aria-label={heading}>
      <div className={`${section.inner} ${styles.inner}`}>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.body}>
          <p className={styles.text}>{text}</p>
          <Actions>
            {actions.map(({ label, to }, index) => (
              <ButtonLink key={to} to={to} kind={index === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
          </Actions>
        </div>
      </div>
    </section>
  );
}

import { addressLines, emailLink } from '../../shared/company/company-words.ts';
import { company } from '../../shared/owner/company.ts';
import { OpeningHours } from '../components/company/OpeningHours.tsx';
import { PhoneLinks } from '../components/company/PhoneLinks.tsx';
import { PageLink } from '../components/links/PageLink.tsx';
import { layoutWords } from '../content/layout-words.ts';
import { pictureKinds } from '../content/picture-kinds.ts';
import { legalLinks, navigation, serviceLinks, type NavigationItem } from '../pages/navigation.ts';
import { CopyrightYear } from './CopyrightYear.tsx';
import styles from './Footer.module.css';

/** Company, opening hours, the pages again, service and legal pages. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section className={styles.company} aria-label={company.name}>
          <p className={styles.name}>{company.name}</p>
          <address className={styles.address}>
            {addressLines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </address>
          <div>
            <PhoneLinks />
            <a href={emailLink}>{company.email}</a>
          </div>
        </section>
        {company.openingHours.length > 0 && (
          <section className={styles.hours}>
            <h2 className={styles.heading}>{layoutWords.openingHours}</h2>
            <p>
              <OpeningHours />
            </p>
          </section>
        )}
        <LinkList heading={layoutWords.footerPages} items={navigation} className={styles.pages} />
        <LinkList
          heading={layoutWords.footerService}
          items={[...serviceLinks, ...legalLinks]}
          className={styles.service}
        />
        <p className={styles.small}>
          <CopyrightYear />
          <span>{layoutWords.pictureKinds[pictureKinds]}</span>
          {company.registration !== undefined && <span>{company.registration}</span>}
        </p>
      </div>
    </footer>
  );
}

interface LinkListProps {
  readonly heading: string;
  readonly items: readonly NavigationItem[];
  readonly className?: string;
}

function LinkList({ heading, items, className }: LinkListProps) {
  return (
    <nav className={className} aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links}>
        {items.map(({ href, label }) => (
          <li key={href}>
            <PageLink to={href} className={styles.link}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { Certificate } from '../../../shared/owner/schema.ts';
import { Status } from '../../components/page/Badge.tsx';
import { RunningText } from '../../components/text/RunningText.tsx';
import { useYear } from '../../components/use-year.ts';
import styles from './CertificateGroups.module.css';
import { certificatesPage, groupsOf, stateIn, statusIn, validityOf } from './words.ts';

/** Certificates by what they prove: the product, the declaration, the works, the environment. */
export function CertificateGroups({ certificates }: { readonly certificates: readonly Certificate[] }) {
  return (
    <div>
      {groupsOf(certificates).map(({ name, proves, ofIt }) => (
        <section key={name} className={styles.group} aria-label={name}>
          <div>
            <h3 className={styles.kind}>{name}</h3>
            <p className={styles.proves}>{proves}</p>
          </div>
          <ul className={styles.certificates}>
            {ofIt.map((certificate) => (
              <Entry key={certificate.id} {...certificate} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Entry(certificate: Certificate) {
  const { labels } = certificatesPage;
  const year = useYear();
  return (
    <li className={styles.certificate}>
      <h4 className={styles.name}>{certificate.title}</h4>
      <p className={styles.description}>
        <RunningText>{certificate.description}</RunningText>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{labels.validity}</dt>
          <dd>{validityOf(certificate)}</dd>
        </div>
        <div>
          <dt>{labels.status}</dt>
          <dd>
            <Status tone={stateIn(certificate, year) === 'valid' ? 'good' : 'neutral'}>
              {statusIn(certificate, year)}
            </Status>
          </dd>
        </div>
      </dl>
    </li>
  );
}

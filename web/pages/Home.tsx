import { ForwardLink } from '../components/BackLink.tsx';
import { Actions, ButtonLink } from '../components/ButtonLink.tsx';
import { Cards } from '../components/Cards.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { Counters } from '../components/Counters.tsx';
import { Hero } from '../components/Hero.tsx';
import { DefinitionList, PlainList } from '../components/Lists.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { Tabs } from '../components/Tabs.tsx';
import { home } from '../content/home.ts';
import { products } from '../content/products.ts';
import { projects } from '../content/projects.ts';
import { linkTo } from '../deep-links.ts';
import { paths } from '../paths.ts';
import styles from './Home.module.css';

const sampleOf = (page: string) => products.find((product) => product.page === page)?.sample ?? '';

export function Page() {
  const { hero, competence, showcase, statistics, process, featured, about, reasons, norms, closing } = home;
  return (
    <>
      <Hero
        heading={hero.sentence}
        scroll={{ label: hero.scrollLabel, target: 'einstieg' }}
        actions={
          <Actions>
            <ButtonLink to={hero.products.href} kind="primary">
              {hero.products.label}
            </ButtonLink>
            <ButtonLink to={hero.consultation.href}>{hero.consultation.label}</ButtonLink>
          </Actions>
        }
      />
      <Section id="einstieg" heading={competence.heading}>
        <Cards items={competence.cards} />
      </Section>
      <Section heading={showcase.heading} layout="wide">
        <Tabs
          label={showcase.heading}
          items={showcase.tabs.map(({ id, title, description, features, product, detailsLabel }) => ({
            id,
            title,
            content: (
              <div className={styles.application}>
                <div className={styles.description}>
                  <p className={styles.lead}>{description}</p>
                  <Actions>
                    <ButtonLink to={paths[product]}>{detailsLabel}</ButtonLink>
                    <ButtonLink to={linkTo(paths.sampleFolder, { surfaces: sampleOf(product) })}>{showcase.samplesLabel}</ButtonLink>
                  </Actions>
                </div>
                <PlainList items={features} />
              </div>
            ),
          }))}
        />
      </Section>
      <Section heading={statistics.heading} layout="wide" tone="band">
        <Counters items={statistics.items} />
      </Section>
      <Section heading={process.heading} intro={process.intro}>
        <ol className={styles.process}>
          {process.steps.map(({ number, title, description }) => (
            <li key={number} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading={featured.heading} layout="wide">
        <ul className={styles.projects}>
          {projects
            .filter(({ id }) => featured.projects.includes(id))
            .map(({ id, title, location, year, specifications }) => (
              <li key={id} className={styles.project}>
                <h3>{title}</h3>
                <p className={styles.place}>
                  {location}, {year}
                </p>
                <DefinitionList items={specifications.map(({ label, value }) => ({ term: label, description: value }))} />
              </li>
            ))}
        </ul>
        <ForwardLink to={featured.link.href}>{featured.link.label}</ForwardLink>
      </Section>
      <Section heading={about.heading}>
        <p className={styles.lead}>{about.paragraphs.join(' ')}</p>
        <ForwardLink to={about.link.href}>{about.link.label}</ForwardLink>
      </Section>
      <Section heading={reasons.heading}>
        <ul className={styles.reasons}>
          {reasons.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={norms.heading} tone="band">
        <Prose paragraphs={[norms.text]} />
        <ul className={styles.norms}>
          {norms.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ForwardLink to={norms.link.href}>{norms.link.label}</ForwardLink>
      </Section>
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        actions={[
          { label: closing.samples.label, to: closing.samples.href },
          { label: closing.consultation.label, to: closing.consultation.href },
        ]}
      />
    </>
  );
}

import { projects } from '../../../shared/owner/projects.ts';
import { statistics } from '../../../shared/owner/statistics.ts';
import { paths, type PagePath } from '../../../shared/paths.ts';
import figure from '../../components/figures/Figure.module.css';
import { Figure } from '../../components/figures/Figure.tsx';
import { useGallery } from '../../components/figures/use-gallery.tsx';
import { Actions, ButtonLink } from '../../components/links/ButtonLink.tsx';
import { ForwardLink } from '../../components/page/BackLink.tsx';
import { ClosingCall } from '../../components/page/ClosingCall.tsx';
import { Hero } from '../../components/page/Hero.tsx';
import { Section, WithBadge } from '../../components/page/Section.tsx';
import { Counters } from '../../components/tables/Counters.tsx';
import { Tabs } from '../../components/Tabs.tsx';
import { PlainList } from '../../components/text/Lists.tsx';
import { Points } from '../../components/text/Points.tsx';
import { RunningText } from '../../components/text/RunningText.tsx';
import { linkTo } from '../../content/deep-links.ts';
import { productCards } from '../../content/product-cards.ts';
import { badgeOf, slipOf } from '../../content/projects.ts';
import { swatchWords } from '../../content/swatch-words.ts';
import { toolCards } from '../../content/tools.ts';
import { heroPicture } from '../../pictures/hero-picture.ts';
import { terrazzoPicture } from '../../pictures/material-pictures.ts';
import { productPicture } from '../../pictures/product-pictures.ts';
import type { SitePicture } from '../../pictures/variants.ts';
import { TrueScale } from '../../tools/surfaces/TrueScale.tsx';
import { projectGallery, projectPicture } from '../projects/project-pictures.ts';
import styles from './Home.module.css';
import { home } from './words.ts';

const LARGE = '(min-width: 108em) 103rem, (min-width: 64em) 86vw, 90vw';
const CARD = '(min-width: 108em) 40rem, (min-width: 40em) 29vw, 90vw';
const SMALL = '(min-width: 108em) 40rem, (min-width: 64em) 29vw, (min-width: 40em) 45vw, 90vw';

/** What the parts of the site are about. */
const wayPictures: Readonly<Partial<Record<PagePath, SitePicture | undefined>>> = {
  [paths.products]: productPicture('smallArchitecture'),
  [paths.projects]: productPicture('facades'),
  [paths.technicalInfo]: productPicture('wallCladding'),
};

const featuredProjects = projects.slice(0, home.featured.most);
/** The first one is large; if a picture is missing, all are in one row. */
const isPictured = featuredProjects.every(projectPicture);

export function Page() {
  const { hero, competence, showcase, process, featured, about, reasons, norms, trueScale, closing } = home;
  const gallery = useGallery(projectGallery(featuredProjects));
  return (
    <>
      <Hero
        heading={hero.heading}
        sentence={hero.sentence}
        picture={heroPicture}
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
      <Section id="einstieg" heading={trueScale.heading} intro={trueScale.intro} layout="wide">
        <TrueScale />
        <ForwardLink to={paths.finishes}>{swatchWords.link}</ForwardLink>
      </Section>
      <Section id="unternehmen" heading={about.heading} layout="wide">
        <p className={styles.lead}>
          <RunningText>{about.paragraphs.join(' ')}</RunningText>
        </p>
        {statistics.length > 0 && <Counters items={statistics} />}
        <ForwardLink to={about.link.href}>{about.link.label}</ForwardLink>
      </Section>
      <Section id="kompetenzen" heading={competence.heading} layout="wide">
        <ul className={styles.projects}>
          {competence.cards.map(({ title, text, href }) => (
            <li key={href} className={`${styles.project} ${figure.captionLast}`}>
              <Figure picture={wayPictures[href]} sizes={CARD} ratio="3x2" />
              <div className={styles.record}>
                <h3>
                  <ForwardLink to={href}>{title}</ForwardLink>
                </h3>
                <p>
                  <RunningText>{text}</RunningText>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.ways}>
          {toolCards.cards.map(({ title, href }) => (
            <ForwardLink key={href} to={href}>
              {title}
            </ForwardLink>
          ))}
        </p>
      </Section>
      <Section id="anwendungen" heading={showcase.heading} layout="wide">
        <Tabs
          label={showcase.heading}
          items={showcase.tabs.map(({ id, title, description, features, product, detailsLabel }) => ({
            id,
            title,
            content: (
              <div className={styles.application}>
                <Figure picture={productPicture(product)} sizes="90vw" ratio="detail" />
                <div className={styles.description}>
                  <p className={styles.lead}>
                    <RunningText>{description}</RunningText>
                  </p>
                  <PlainList items={features} />
                  <p className={styles.ways}>
                    <ForwardLink to={paths[product]}>{detailsLabel}</ForwardLink>
                    <ForwardLink
                      to={linkTo(paths.sampleFolder, { variant: 'sonder', surfaces: productCards[product].sample })}
                    >
                      {showcase.samplesLabel}
                    </ForwardLink>
                  </p>
                </div>
              </div>
            ),
          }))}
        />
      </Section>
      <Section id="ablauf" heading={process.heading} intro={process.intro} layout="wide" tone="band">
        <ol className={styles.steps}>
          {process.steps.map(({ number, title, description }) => (
            <li key={number} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <h3>{title}</h3>
              <p>
                <RunningText>{description}</RunningText>
              </p>
            </li>
          ))}
        </ol>
      </Section>
      {featuredProjects.length > 0 && (
        <Section id="referenzen" heading={featured.heading} layout="wide">
          <ul className={isPictured ? `${styles.projects} ${styles.pictured}` : styles.projects}>
            {featuredProjects.map((project, index) => (
              <li key={project.id} className={`${styles.project} ${figure.captionLast}`}>
                {isPictured && (
                  <Figure
                    picture={projectPicture(project)}
                    sizes={index === 0 ? LARGE : SMALL}
                    onEnlarge={gallery.open}
                  />
                )}
                <div className={styles.record}>
                  <h3>
                    <WithBadge badge={badgeOf(project)}>{project.title}</WithBadge>
                  </h3>
                  <p className={styles.place}>
                    {[project.location, project.year, slipOf(project)].filter(Boolean).join(', ')}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <ForwardLink to={featured.link.href}>{featured.link.label}</ForwardLink>
        </Section>
      )}
      <Figure picture={terrazzoPicture} sizes="100vw" ratio="scene" isBleed />
      <Section id="gruende" heading={reasons.heading} layout="wide">
        <div className={styles.reasons}>
          <Points items={reasons.items} />
          {norms.items.length > 0 && (
            <section aria-labelledby="normen" className={styles.norms}>
              <h3 id="normen">{norms.heading}</h3>
              {norms.text && (
                <p>
                  <RunningText>{norms.text}</RunningText>
                </p>
              )}
              <PlainList items={norms.items} />
              <ForwardLink to={norms.link.href}>{norms.link.label}</ForwardLink>
            </section>
          )}
        </div>
      </Section>
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        actions={[
          { label: closing.samples.label, to: closing.samples.href },
          { label: closing.consultation.label, to: closing.consultation.href },
        ]}
      />
      {gallery.view}
    </>
  );
}

import { paths } from '../../../shared/paths.ts';
import { Figure } from '../../components/figures/Figure.tsx';
import { OpeningFigure } from '../../components/figures/OpeningFigure.tsx';
import { PageLink } from '../../components/links/PageLink.tsx';
import { JumpList } from '../../components/page/BackLink.tsx';
import { Status } from '../../components/page/Badge.tsx';
import { BelowFirstView } from '../../components/page/BelowFirstView.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageEnd } from '../../components/page/PageEnd.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Prose, Section } from '../../components/page/Section.tsx';
import { RecordTable, type Column } from '../../components/tables/RecordTable.tsx';
import { Fold } from '../../components/text/Fold.tsx';
import { PlainList, StepList } from '../../components/text/Lists.tsx';
import { careAnchor, libraryLink, linkTo } from '../../content/deep-links.ts';
import { finishTitles } from '../../content/finish-titles.ts';
import { carePicture } from '../../pictures/care-picture.ts';
import { stainPicture } from '../../pictures/stain-pictures.ts';
import styles from './Cleaning.module.css';
import { cleaningPage, donts, dos, seasons, stains, surfaceCare, type Season, type SurfaceCare } from './words.ts';

const { labels } = cleaningPage;

/** The sections by their ids, with their headings. */
const parts = {
  flecken: 'stains',
  oberflaechen: 'surfaces',
  regeln: 'rules',
  jahreszeiten: 'seasons',
  hinweise: 'notes',
} as const;

const careColumns: readonly Column<SurfaceCare>[] = [
  {
    heading: labels.finish,
    cell: ({ finish }) => <PageLink to={`${paths.finishes}#${finish}`}>{finishTitles[finish]}</PageLink>,
  },
  { heading: labels.method, cell: ({ method }) => method },
  { heading: labels.frequency, cell: ({ frequency }) => frequency },
  {
    heading: labels.note,
    cell: ({ note, isDefect }) => (
      <span>
        <span>{`${note} `}</span>
        {isDefect && <PageLink to={paths.complaint}>{cleaningPage.links.complaint}</PageLink>}
      </span>
    ),
  },
  { heading: labels.tools, cell: ({ tools }) => tools.join(', ') },
];

/** How to keep the stone: by surface, by stain, by season. */
export function Page({ path }: PageProps) {
  const { heading, intro, headings, protection, notes, links } = cleaningPage;
  return (
    <>
      <PageHeader
        path={path}
        heading={heading}
        intro={intro}
        opening={carePicture && <OpeningFigure picture={carePicture} />}
        layout="facts"
      >
        <JumpList parts={Object.entries(parts).map(([id, part]) => ({ id, title: headings[part] }))} />
      </PageHeader>
      <Section id="flecken" heading={headings.stains} layout="wide">
        <ul className={styles.stains}>
          {stains.map(({ id, title, steps, caution }) => (
            <li key={id} className={styles.stain}>
              <Figure picture={stainPicture(id)} sizes="(min-width: 64em) 30vw, 46vw" />
              <Fold id={id} head={<h3>{title}</h3>}>
                <StepList items={steps} />
                <p className={styles.caution}>
                  <strong>{`${labels.caution}:`}</strong> <span>{caution}</span>
                </p>
              </Fold>
            </li>
          ))}
        </ul>
      </Section>
      <BelowFirstView>
        <Section id="oberflaechen" heading={headings.surfaces} layout="wide">
          <RecordTable
            caption={headings.surfaces}
            keyOf={({ finish }) => finish}
            records={surfaceCare}
            anchorOf={({ finish }) => careAnchor(finish)}
            columns={careColumns}
          />
        </Section>
        <Section id="regeln" heading={headings.rules} layout="wide">
          <div className={styles.halves}>
            <div className={styles.rules}>
              <h3>{labels.donts}</h3>
              <PlainList items={donts} />
            </div>
            <div className={styles.rules}>
              <h3>{labels.dos}</h3>
              <PlainList items={dos} />
            </div>
          </div>
        </Section>
        <Section id="jahreszeiten" heading={headings.seasons} layout="wide" tone="band">
          <div className={`${styles.halves} ${styles.seasons}`}>
            {seasons.map((season) => (
              <SeasonCare key={season.title} season={season} />
            ))}
          </div>
        </Section>
        <Section id="hinweise" heading={headings.notes}>
          <div>
            <Fold id="anwendung" head={<h3>{headings.use}</h3>}>
              <PlainList items={notes} />
            </Fold>
            <Fold id="schutz" head={<h3>{headings.protection}</h3>}>
              <Prose paragraphs={protection} />
            </Fold>
          </div>
        </Section>
        <PageEnd
          links={[
            { label: links.finishes, to: paths.finishes },
            { label: links.library, to: libraryLink('pflege') },
            { label: links.consultation, to: linkTo(paths.consultation, { topic: 'technik' }) },
          ]}
        />
      </BelowFirstView>
    </>
  );
}

const TONES = { Kritisch: 'urgent', Hoch: 'strong', Mittel: 'neutral' } as const;

function SeasonCare({ season: { title, priority, tasks } }: { readonly season: Season }) {
  return (
    <Fold
      head={
        <>
          <h3>{title}</h3>
          <Status tone={TONES[priority]}>{`${labels.priority}: ${priority}`}</Status>
        </>
      }
    >
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </Fold>
  );
}

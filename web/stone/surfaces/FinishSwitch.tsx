import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Figure } from '../../components/Figure.tsx';
import hidden from '../../components/hidden.module.css';
import { PlainList } from '../../components/Lists.tsx';
import { RunningText } from '../../components/RunningText.tsx';
import { linkTo } from '../../content/deep-links.ts';
import { finishes, finishesPage, type Finish } from '../../content/finishes.ts';
import { finishPicture } from '../../pictures/finish-pictures.ts';
import styles from './FinishSwitch.module.css';

interface Props {
  readonly onEnlarge: (name: string) => void;
}

/**
 * The six finishes: a large picture with its words, and a switch for each. The switches are radio buttons whose state the stylesheet reads,
 * so that they work without the script; the script only follows a link to a finish.
 */
export function FinishSwitch({ onEnlarge }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const { hash, key } = useLocation();
  const hasArrived = useRef(false);

  // Before the page scrolls to the finish, which is hidden until it is chosen.
  useBeforePaint(() => {
    const input = [...(group.current?.querySelectorAll('input') ?? [])].find(({ value }) => `#${value}` === hash);
    if (!input) return;
    input.checked = true;
    // The browser has scrolled to where the finish was before the script ran.
    if (!hasArrived.current) document.getElementById(input.value)?.scrollIntoView({ behavior: 'instant' });
    hasArrived.current = true;
  }, [hash, key]);

  return (
    <fieldset ref={group} className={styles.finishes}>
      <legend className={hidden.fromView}>{finishesPage.comparison}</legend>
      {finishes.map((finish, index) => (
        <div key={finish.id} className={styles.item}>
          <input
            type="radio"
            name="bearbeitung"
            id={`wahl-${finish.id}`}
            value={finish.id}
            defaultChecked={index === 0}
          />
          <label htmlFor={`wahl-${finish.id}`}>{finish.name}</label>
          <Panel finish={finish} onEnlarge={onEnlarge} />
        </div>
      ))}
    </fieldset>
  );
}

interface PanelProps extends Props {
  readonly finish: Finish;
}

function Panel({
  finish: { id, name, description, properties, slip, applications, care, sample },
  onEnlarge,
}: PanelProps) {
  const { labels } = finishesPage;
  return (
    <section id={id} className={styles.panel} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <Figure picture={finishPicture(id)} ratio="3x2" sizes="(min-width: 64em) 60vw, 90vw" onEnlarge={onEnlarge} />
      <div className={styles.words}>
        <p>
          <RunningText>{description}</RunningText>
        </p>
        <div>
          <p className={styles.label}>{labels.properties}</p>
          <PlainList items={properties} />
        </div>
      </div>
      <dl className={styles.choice}>
        <div>
          <dt>{labels.slip}</dt>
          <dd>{slip}</dd>
        </div>
        <div>
          <dt>{labels.applications}</dt>
          <dd>{applications.join('; ')}</dd>
        </div>
        <div>
          <dt>{labels.care}</dt>
          <dd>{care}</dd>
        </div>
      </dl>
      <div className={styles.sample}>
        <ButtonLink to={linkTo(paths.sampleFolder, { variant: 'sonder', surfaces: sample })} isSmall>
          {labels.sample}
          <span className={hidden.fromView}>: {name}</span>
        </ButtonLink>
      </div>
    </section>
  );
}

/** The prerenderer has no layout to wait for. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

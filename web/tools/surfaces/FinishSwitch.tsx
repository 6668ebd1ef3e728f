import { useIsomorphicEffect } from '@mantine/hooks';
import { useRef, useState, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import hidden from '../../components/hidden.module.css';
import { ButtonLink } from '../../components/links/ButtonLink.tsx';
import { PlainList } from '../../components/text/Lists.tsx';
import { RunningText } from '../../components/text/RunningText.tsx';
import { linkTo } from '../../content/deep-links.ts';
import { finishes, finishesPage, type Finish } from '../../content/finishes.ts';
import { finishPictures } from '../../pictures/finish-pictures.ts';
import { FinishLight } from './FinishLight.tsx';
import styles from './FinishSwitch.module.css';

interface Props {
  readonly onEnlarge: (name: string) => void;
}

/**
 * The six finishes: a large picture whose lamp can be moved, its words, and a switch for each. The switches are radio buttons whose state the
 * stylesheet reads, so that they work without the script; the script only follows a link to a finish.
 */
export function FinishSwitch({ onEnlarge }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const { hash, key } = useLocation();
  const hasArrived = useRef(false);
  // The lamp stays where it is when another finish is chosen.
  const [lamp, setLamp] = useState(0);
  const [isTouched, setIsTouched] = useState(false);

  // Before the page scrolls to the finish, which is hidden until it is chosen.
  useIsomorphicEffect(() => {
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
          <Panel
            finish={finish}
            lamp={lamp}
            isTouched={isTouched}
            onTouch={() => setIsTouched(true)}
            onMove={setLamp}
            onEnlarge={onEnlarge}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface PanelProps extends Omit<ComponentProps<typeof FinishLight>, 'pictures'> {
  readonly finish: Finish;
}

function Panel({
  finish: { id, name, description, properties, slip, applications, care, sample },
  ...light
}: PanelProps) {
  const { labels } = finishesPage;
  return (
    <section id={id} className={styles.panel} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <FinishLight pictures={finishPictures(id)} {...light} />
      <div className={styles.words}>
        <p>
          <RunningText>{description}</RunningText>
        </p>
        <div>
          <p className={styles.label}>{labels.properties}</p>
          <PlainList items={properties} isPairedOnPaper />
        </div>
        <div className={styles.sample}>
          <ButtonLink to={linkTo(paths.sampleFolder, { variant: 'sonder', surfaces: sample })} isSmall>
            <span>{labels.sample}</span>
            <span className={hidden.fromView}>{`: ${name}`}</span>
          </ButtonLink>
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
    </section>
  );
}

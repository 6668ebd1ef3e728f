import type { Finding } from '@works/stone/plans/check-plan';
import type { Values } from '@works/stone/plans/define-plan';
import { Button } from '../../components/links/ButtonLink.tsx';
import { plannerWords as words } from '../../content/planner.ts';
import { nearestText } from './finding-texts.ts';
import styles from './Planner.module.css';

interface Props {
  readonly findings: readonly Finding[];
  readonly onApply: (values: Values) => void;
}

/** What can't be made, each with its rule and the nearest values that can. */
export function Findings({ findings, onApply }: Props) {
  return findings.map((finding) => {
    const { text, source, nearest } = finding;
    return (
      <section key={text} className={styles.finding} aria-label={words.impossible}>
        <h4 className={styles.findingHeading}>{words.impossible}</h4>
        <p>{`${text} ${words.ruleSource(words.sources[source])}`}</p>
        <p className={styles.nearest}>
          <span>{nearestText(finding)}</span>
          {nearest && (
            <Button kind="quiet" onClick={() => onApply(nearest)}>
              {words.apply}
            </Button>
          )}
        </p>
      </section>
    );
  });
}

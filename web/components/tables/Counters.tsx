import { useEffect, useRef, useState } from 'react';
import type { Statistic } from '../../../shared/owner/schema.ts';
import styles from './Counters.module.css';

/** How the counters run (specification section 4): steps, milliseconds for each, part of the section that must be visible. */
const STEPS = 50;
const STEP_MS = 30;
const VISIBLE_PART = 0.3;

/** Figures that count up once their section comes into view. The HTML has the final figures; nothing runs with reduced motion. */
export function Counters({ items }: { readonly items: readonly Statistic[] }) {
  const list = useRef<HTMLDListElement>(null);
  const step = useSteps(list);
  return (
    <dl ref={list} className={styles.counters}>
      {items.map(({ id, value, suffix, label, description }) => (
        <div key={id} className={styles.counter}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{`${Math.round((value * step) / STEPS)}${suffix}`}</dd>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The current step of the counters: the last one before and after the animation, rising from 0 during it. */
function useSteps(list: React.RefObject<HTMLElement | null>): number {
  const [step, setStep] = useState(STEPS);
  useEffect(() => {
    const section = list.current?.closest('section');
    if (!section || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setStep(0);
        timer = setInterval(() => {
          setStep((before) => {
            if (before + 1 >= STEPS) clearInterval(timer);
            return Math.min(before + 1, STEPS);
          });
        }, STEP_MS);
      },
      { threshold: VISIBLE_PART },
    );
    observer.observe(section);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [list]);
  return step;
}

import type { Finding } from '@works/stone/plans/check-plan';
import type { Quantities } from '@works/stone/plans/define-plan';
import { onSite, quantityTexts } from '@works/stone/plans/quantities';
import { useEffect, useState } from 'react';
import hidden from '../../components/hidden.module.css';
import { plannerWords as words } from '../../content/planner.ts';
import { nearestText } from './finding-texts.ts';

/** A screen reader hears the result when the hand rests, not at each step of a slider. */
const REST_MS = 700;
/** Pieces that are spoken; the table has them all. */
const MOST_SPOKEN = 4;

interface Props {
  readonly findings: readonly Finding[];
  readonly quantities: Quantities;
}

/** The result in words, for screen readers. */
export function SpokenResult({ findings, quantities }: Props) {
  const [said, setSaid] = useState('');
  const texts =
    findings.length > 0
      ? findings.map((finding) => `${words.impossible}: ${finding.text} ${nearestText(finding)}`)
      : spoken(quantities);
  const text = texts.join('. ');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={hidden.fromView} aria-live="polite">
      {said}
    </p>
  );
}

const spoken = (quantities: Quantities) =>
  quantityTexts({ ...quantities, pieces: quantities.pieces.slice(0, MOST_SPOKEN) }, onSite);

import { finishNames } from '../codes/finishes.ts';
import { finishesFor, finishWords, places, SLIP_UNPROVEN, SWISS_SLIP_OPEN, testedSlip } from '../facts/uses.ts';
import { cuttingRule } from './cutting-rule.ts';
import type { Plan, Question, Subject } from './define-plan.ts';
import { valueText } from './figures.ts';
import { grainRule } from './grain-rule.ts';
import { isFor } from './kinds.ts';
import { LIFTING_SOURCE, liftingText, onSite } from './quantities.ts';

const placeOf = ({ plan, values }: Subject) => places[plan.place(values)];

const finishRule: Question = {
  id: 'bearbeitung',
  label: 'Bearbeitung',
  topic: 'finish',
  asks: 'Die Bearbeitung ist für den Ort vorgesehen.',
  of: 'Bearbeitung und Ort',
  source: 'Oberflächen',
  measures: ({ plan, values, finish }) =>
    finish && [{ value: finishesFor(plan.uses, plan.place(values)).includes(finish) ? 1 : 0, least: 1 }],
  says: {
    met: (subject) => `${nameOf(subject)} ist ${placeOf(subject).name} vorgesehen`,
    missed: (subject) => `${nameOf(subject)} ist ${placeOf(subject).name} nicht vorgesehen, ${suitedText(subject)}`,
    open: (subject) => `noch offen; ${placeOf(subject).name} ${suitedText(subject)}`,
  },
};

const suitedText = ({ plan, values }: Subject) => `vorgesehen ist ${finishWords(plan.uses, plan.place(values))}`;

const nameOf = ({ finish }: Subject) => (finish ? finishNames[finish] : '');

/** No test report says which finish reaches which class. */
const slipRule: Question = {
  id: 'rutschhemmung',
  label: 'Rutschhemmung',
  topic: 'slip',
  asks: 'Für die Bearbeitung liegt ein Prüfwert der verlangten Klasse vor.',
  of: 'Rutschhemmung und Bearbeitung',
  source: 'Prüfergebnisse',
  isOf: isFor('isWalkedOn'),
  applies: (subject) => placeOf(subject).isWalkedOn,
  says: {
    open: ({ plan: { parameters }, values, finish }) => {
      const { slip } = parameters;
      const asked = slip && valueText(slip, values['slip'] ?? 0);
      const isTested = asked === undefined || testedSlip.some((tested) => tested === asked);
      const untested = `für ${asked} liegt kein Prüfergebnis vor, nur für ${testedSlip[0]} bis ${testedSlip.at(-1)}`;
      const of = [asked, finish ? finishNames[finish] : 'Bearbeitung offen'].filter(Boolean).join(', ');
      return `${of}; ${isTested ? '' : `${untested}; `}${SLIP_UNPROVEN}; ${SWISS_SLIP_OPEN}`;
    },
  },
};

const frostRule: Question = {
  id: 'frost',
  label: 'Frost',
  topic: 'frost',
  asks: 'Im Freien ist der Frostwiderstand der Mischung belegt.',
  of: 'Ort',
  source: 'Prüfergebnisse',
  isOf: isFor('isOutdoors'),
  applies: (subject) => placeOf(subject).isOutdoors,
  says: { open: () => 'im Freien; Frostwiderstand der Mischung belegen' },
};

const saltRule: Question = {
  id: 'tausalz',
  label: 'Tausalz',
  topic: 'salt',
  asks: 'Wo Tausalz hinkommt, ist der Widerstand der Mischung auch dagegen belegt.',
  of: 'Ort',
  source: 'Prüfergebnisse',
  isOf: isFor('isOutdoors'),
  applies: (subject) => placeOf(subject).isOutdoors,
  says: {
    open: (subject) =>
      placeOf(subject).isSalted
        ? 'Tausalz vor der Fertigung nennen; Widerstand der Mischung belegen'
        : 'nur im Spritzbereich von Strassen und Wegen; dann vor der Fertigung nennen',
  },
};

const liftingRule: Question = {
  id: 'heben',
  label: 'Heben',
  topic: 'weight',
  asks: 'Wer ein Stück von Hand hebt, bleibt unter den Richtwerten; schwerere Stücke brauchen ein Hebezeug.',
  of: 'Gewicht des schwersten Stücks',
  source: LIFTING_SOURCE,
  says: {
    open: ({ quantities: { heaviest } }) =>
      `schwerstes Stück ${onSite.weight(heaviest.weight)}, ${liftingText(heaviest.weight)}`,
  },
};

/** What is asked of the plan of every product, where the kind occurs. */
const commonRules: readonly Question[] = [
  finishRule,
  slipRule,
  frostRule,
  saltRule,
  grainRule,
  cuttingRule,
  liftingRule,
];

export const commonRulesOf = (plan: Plan): readonly Question[] =>
  commonRules.filter(({ isOf }) => isOf?.(plan) ?? true);

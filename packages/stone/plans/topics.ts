import type { Plan } from './define-plan.ts';
import { isFor } from './kinds.ts';

interface Topic {
  /** What an engineer asks. */
  readonly label: string;
  /** The plans that it is no question of, and why. */
  readonly notOf?: { readonly plans: (plan: Plan) => boolean; readonly reason: string };
}

const not = (is: (plan: Plan) => boolean) => (plan: Plan) => !is(plan);
const isIndoors = not(isFor('isOutdoors'));
const isWalkedOn = isFor('isWalkedOn');
const isStair = ({ element }: Plan) => element.whole === 'stair';
const isWall = ({ element: { whole, piece } }: Plan) => whole === 'cladding' || piece.entity === 'IFCWALL';
/** Cladding of a building, by its group in eBKP-H. */
const isFacade = ({ element }: Plan) => element.group === 'E2';
const isSingle = ({ element }: Plan) => element.piece.entity === 'IFCFURNITURE';

/** What an engineer asks of stone, product by product. What is answered by no rule is decided in a product's `silences.ts`. */
export const topics = {
  measures: { label: 'Abmessung und Dicke' },
  support: { label: 'Auflager und Bettung' },
  load: { label: 'Last' },
  frost: { label: 'Frost', notOf: { plans: isIndoors, reason: 'im Innern' } },
  salt: { label: 'Tausalz', notOf: { plans: isIndoors, reason: 'im Innern' } },
  slip: { label: 'Rutschhemmung', notOf: { plans: not(isWalkedOn), reason: 'wird nicht begangen' } },
  falls: {
    label: 'Gefälle',
    notOf: {
      plans: (plan) => isIndoors(plan) || isWall(plan),
      reason: 'im Innern eben oder senkrecht',
    },
  },
  drainage: { label: 'Entwässerung', notOf: { plans: isIndoors, reason: 'im Innern' } },
  joints: {
    label: 'Fugen nach Bett und Format',
    notOf: { plans: isSingle, reason: 'Einzelstück ohne Fuge' },
  },
  movement: {
    label: 'Bewegungsfugen',
    notOf: { plans: isSingle, reason: 'Einzelstück ohne Fuge' },
  },
  tolerance: { label: 'Toleranz' },
  fixing: {
    label: 'Befestigung',
    notOf: { plans: ({ element }) => element.whole === 'floor covering', reason: 'liegt im Bett' },
  },
  wind: {
    label: 'Wind',
    notOf: {
      plans: not(isWall),
      reason: 'liegt oder steht durch sein Gewicht',
    },
  },
  deflection: { label: 'Biegung und Verformung' },
  edge: { label: 'Kanten' },
  grain: { label: 'Korn und Dicke' },
  finish: { label: 'Bearbeitung' },
  weight: { label: 'Gewicht und Heben' },
  transport: { label: 'Transport' },
  railing: {
    label: 'Geländer und Absturz',
    notOf: { plans: not(isStair), reason: 'keine Absturzkante geplant' },
  },
  width: { label: 'Laufbreite', notOf: { plans: not(isStair), reason: 'keine Treppe' } },
  access: { label: 'Hindernisfreiheit', notOf: { plans: not(isWalkedOn), reason: 'wird nicht begangen' } },
  sound: { label: 'Schall', notOf: { plans: isFor('isOutdoors'), reason: 'im Freien' } },
  fire: {
    label: 'Brand',
    notOf: { plans: not(isFacade), reason: 'mineralisch, keine Bekleidung eines Gebäudes' },
  },
  thermal: { label: 'Wärmedehnung' },
} as const satisfies Readonly<Record<string, Topic>>;

export type TopicId = keyof typeof topics;
export const topicIds = Object.keys(topics) as TopicId[];

/** Why a topic is no question of a plan; undefined where it is one. */
export function reasonNotOf(topic: TopicId, plan: Plan): string | undefined {
  const { notOf }: Topic = topics[topic];
  return notOf?.plans(plan) ? notOf.reason : undefined;
}

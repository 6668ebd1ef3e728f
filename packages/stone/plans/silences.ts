import type { Plan } from './define-plan.ts';
import { reasonNotOf, type TopicId } from './topics.ts';

/** How a topic is decided that has no rule: in the words of another rule, by the drawing, in the technical data, or not by the planner, and why. */
type Silence =
  | { readonly said: string }
  | { readonly drawn: string }
  | { readonly data: string }
  | { readonly notOurs: string };

export const tolerance = { data: 'mit der Ausschreibung zu vereinbaren' } as const;
export const given = { data: 'in den technischen Daten' } as const;
export const thick = { notOurs: 'überall mindestens 50\u00a0mm, dick genug für jedes Korn' } as const;
export const bedded = { notOurs: 'vollflächig gebettet, folgt dem Untergrund' } as const;
export const smallLoads = { notOurs: 'Stücke auf Paletten, ohne Sondertransport' } as const;
export const level = { notOurs: 'Stufenloser Zugang und Schwellen gehören zur Planung des Baus' } as const;

/** What none of a product's rules answers, topic by topic. */
export type Silences = Readonly<Partial<Record<TopicId, Silence>>>;

/** How a topic without a rule is decided; undefined where nothing is. */
export function silenceOf(topic: TopicId, plan: Plan, silences: Silences): Silence | undefined {
  const reason = reasonNotOf(topic, plan);
  return silences[topic] ?? (reason === undefined ? undefined : { notOurs: reason });
}

import { productIds, type ProductId } from '../codes/product-id.ts';

interface Topic {
  /** What an engineer asks. */
  readonly label: string;
  /** The products that it is no question of, and why. */
  readonly notOf?: { readonly products: readonly ProductId[]; readonly reason: string };
}

const stairs: readonly ProductId[] = ['outdoorStairs', 'indoorStairs'];
const indoors: readonly ProductId[] = ['flooring', 'indoorStairs'];
const walkedOn: readonly ProductId[] = ['outdoorPaving', 'flooring', ...stairs];
const all = productIds;
const but = (products: readonly ProductId[]) => all.filter((product) => !products.includes(product));

/** What an engineer asks of stone, product by product. What is answered by no rule is decided in `silences`. */
export const topics = {
  measures: { label: 'Abmessung und Dicke' },
  support: { label: 'Auflager und Bettung' },
  load: { label: 'Last' },
  frost: { label: 'Frost', notOf: { products: indoors, reason: 'im Innern' } },
  salt: { label: 'Tausalz', notOf: { products: indoors, reason: 'im Innern' } },
  slip: { label: 'Rutschhemmung', notOf: { products: but(walkedOn), reason: 'wird nicht begangen' } },
  falls: {
    label: 'Gefälle',
    notOf: {
      products: [...indoors, 'facades', 'wallCladding', 'exposedConcrete'],
      reason: 'im Innern eben oder senkrecht',
    },
  },
  drainage: { label: 'Entwässerung', notOf: { products: indoors, reason: 'im Innern' } },
  joints: {
    label: 'Fugen nach Bett und Format',
    notOf: { products: ['smallArchitecture'], reason: 'Einzelstück ohne Fuge' },
  },
  movement: {
    label: 'Bewegungsfugen',
    notOf: { products: ['smallArchitecture'], reason: 'Einzelstück ohne Fuge' },
  },
  tolerance: { label: 'Toleranz' },
  fixing: { label: 'Befestigung', notOf: { products: ['outdoorPaving', 'flooring'], reason: 'liegt im Bett' } },
  wind: {
    label: 'Wind',
    notOf: {
      products: but(['facades', 'wallCladding', 'exposedConcrete']),
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
    notOf: { products: but([...stairs, 'exposedConcrete', 'windowSills']), reason: 'keine Absturzkante geplant' },
  },
  width: { label: 'Laufbreite', notOf: { products: but(stairs), reason: 'keine Treppe' } },
  access: { label: 'Hindernisfreiheit', notOf: { products: but(walkedOn), reason: 'wird nicht begangen' } },
  sound: { label: 'Schall', notOf: { products: but(indoors), reason: 'im Freien' } },
  fire: {
    label: 'Brand',
    notOf: { products: but(['facades', 'exposedConcrete']), reason: 'mineralisch, keine Bekleidung eines Gebäudes' },
  },
  thermal: { label: 'Wärmedehnung' },
} as const satisfies Readonly<Record<string, Topic>>;

export type TopicId = keyof typeof topics;
export const topicIds = Object.keys(topics) as TopicId[];

/** Why a topic is no question of a product; undefined where it is one. */
export function reasonNotOf(topic: TopicId, product: ProductId): string | undefined {
  const { notOf }: Topic = topics[topic];
  return notOf?.products.includes(product) ? notOf.reason : undefined;
}

import type { SvgDrawing } from '@works/stone/drafting/draw-svg';
import { use, useState, useSyncExternalStore } from 'react';
import { DrawingSheet } from './DrawingSheet.tsx';

type Load = () => Promise<{ readonly drawing: SvgDrawing }>;

interface Props {
  readonly name: string;
  readonly load: Load | undefined;
  readonly className: string | undefined;
}

/** A drawing with its caption, as data that the browser fetches only when it comes from another page. */
export function FetchedDrawing({ name, load, className }: Props) {
  const id = `bild-${name}`;
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [prerendered] = useState(() => prerenderedPart(id, isHydrating));
  return (
    <figure id={id} className={className} {...prerendered}>
      {prerendered ? undefined : <Fetched name={name} load={load} />}
    </figure>
  );
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/**
 * What takes over the prerendered drawing until the page is hydrated: one that is waited for would empty a page that React renders anew. After a
 * link the page that is left may hold the same drawing: it is no part of this one.
 */
function prerenderedPart(id: string, isHydrating: boolean) {
  if (typeof document === 'undefined' || 'hydrated' in document.documentElement.dataset) return undefined;
  const figure = document.getElementById(id);
  if (!figure) return undefined;
  // React neither compares nor writes such content when it hydrates.
  if (isHydrating) return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: figure.innerHTML } };
  // A page that was altered, which React renders anew: it would write the markup, which trusted types forbid.
  const parts = [...figure.childNodes];
  return { ref: (anew: HTMLElement | null) => anew?.append(...parts) };
}

function Fetched({ name, load }: Pick<Props, 'name' | 'load'>) {
  const found = drawingOf(name, load);
  const drawing = found instanceof Promise ? use(found) : found;
  return drawing && <DrawingSheet drawing={drawing} id={`zeichnung-${name}`} />;
}

const asked = new Map<string, SvgDrawing | Promise<SvgDrawing | undefined>>();

function drawingOf(name: string, load: Props['load']) {
  const known = asked.get(name);
  if (known || !load) return known;
  // Without its drawing the page still says everything in words.
  const found = load().then(
    ({ drawing }) => drawing,
    () => undefined,
  );
  asked.set(name, found);
  return found;
}

/** Loads drawings ahead, by their names: prerendering waits for nothing. */
export const loadDrawings = (loads: Readonly<Record<string, Load>>): Promise<unknown> =>
  Promise.all(Object.entries(loads).map(async ([name, load]) => asked.set(name, (await load()).drawing)));

import type { SvgDrawing } from '@works/stone/drafting/draw-svg';
import { use, useState, useSyncExternalStore } from 'react';
import { DrawingSheet } from './DrawingSheet.tsx';

type Found = SvgDrawing | Promise<SvgDrawing | undefined>;

interface Props {
  readonly name: string;
  /** Finds the drawing: a value when prerendering, a promise in the browser. */
  readonly find: () => SvgDrawing | Promise<SvgDrawing>;
  readonly className: string | undefined;
}

/** A drawing with its caption, as data that the browser fetches only when it comes from another page. */
export function FetchedDrawing({ name, find, className }: Props) {
  const id = `bild-${name}`;
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [prerendered] = useState(() => prerenderedPart(id, isHydrating));
  return (
    <figure id={id} className={className} {...prerendered}>
      {prerendered ? undefined : <Fetched name={name} find={find} />}
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

function Fetched({ name, find }: Pick<Props, 'name' | 'find'>) {
  const found = drawingOf(name, find);
  const drawing = found instanceof Promise ? use(found) : found;
  return drawing && <DrawingSheet drawing={drawing} id={`zeichnung-${name}`} />;
}

const asked = new Map<string, Found>();

function drawingOf(name: string, find: Props['find']): Found {
  const known = asked.get(name);
  if (known) return known;
  const found = find();
  // Without its drawing the page still says everything in words.
  const safe = found instanceof Promise ? found.catch(() => undefined) : found;
  asked.set(name, safe);
  return safe;
}

import type { SvgDrawing } from '@works/stone/drafting/draw-svg';
import { use, useState } from 'react';
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
  const [prerendered] = useState(() => prerenderedMarkup(id));
  if (prerendered === undefined) {
    return (
      <figure id={id} className={className}>
        <Fetched name={name} find={find} />
      </figure>
    );
  }
  // React doesn't compare such content when it hydrates, so the drawing is not fetched again.
  return (
    <figure id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: prerendered }} />
  );
}

/**
 * Until the page is hydrated, also where React renders an altered page anew: a drawing that is waited for would empty the page meanwhile. After
 * a link the page that is left may hold the same drawing: its markup is no part of this one.
 */
const prerenderedMarkup = (id: string) =>
  typeof document === 'undefined' || 'hydrated' in document.documentElement.dataset
    ? undefined
    : document.getElementById(id)?.innerHTML;

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

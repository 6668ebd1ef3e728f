import styles from './LayerDrawing.module.css';
import { LayerHatches, type Hatch } from './LayerHatches.tsx';

export interface Layer {
  readonly title: string;
  /** Least and greatest thickness in millimetres; the middle of both is drawn. */
  readonly thickness: readonly [number, number];
  readonly hatch: Hatch;
}

interface Props {
  /** From the top down. */
  readonly layers: readonly Layer[];
  /** The ground below the lowest layer. */
  readonly ground: string;
  readonly caption: string;
}

/** Units of the drawing for a millimetre, and its measures in units. It runs on to the right, to the edge of its sheet. */
const SCALE = 0.5;
const WIDTH = 380;
const CHAIN = 210;
const LEFT = 226;
const TOP = 14;
const GROUND = 44;
const RIGHT = 1946;
/** The first slab is cut. */
const JOINT = LEFT + 120;

/** A section through a paving: layers to one scale, at its left their names and a dimension chain in centimetres. */
export function LayerDrawing({ layers, ground, caption }: Props) {
  const drawn = stack(layers);
  const bottom = drawn.at(-1)?.bottom ?? TOP;
  const height = bottom + GROUND + 8;
  const description = layers.map(({ title, thickness }) => `${title} ${inCentimetres(thickness)}\u00a0cm`).join(', ');
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={`${caption}: ${description}, ${ground}`}
        className={styles.drawing}
      >
        <LayerHatches />
        {drawn.map((layer) => (
          <g key={layer.title}>
            <Body {...layer} />
            <text y={middle(layer)}>{layer.title}</text>
            <text x={CHAIN - 10} y={middle(layer)} textAnchor="end">
              {inCentimetres(layer.thickness)}
            </text>
            <Tick at={layer.top} />
          </g>
        ))}
        <rect x={LEFT} y={bottom} width={RIGHT - LEFT} height={GROUND} fill="url(#hatch-ground)" />
        <path d={`M${LEFT} ${bottom}V${bottom + GROUND}`} className={styles.view} />
        <text y={bottom + GROUND / 2}>{ground}</text>
        <path d={`M${CHAIN} ${TOP - 8}V${bottom + 8}`} className={styles.dimension} />
        <Tick at={bottom} />
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

interface DrawnLayer extends Layer {
  readonly top: number;
  readonly bottom: number;
}

function Body({ top, bottom, hatch }: DrawnLayer) {
  const body = { x: LEFT, y: top, width: RIGHT - LEFT, height: bottom - top };
  return (
    <>
      {hatch === 'slab' && <rect {...body} className={styles.stone} />}
      <rect {...body} fill={`url(#hatch-${hatch})`} className={styles.cut} />
      {hatch === 'slab' && (
        <path d={`M${JOINT} ${(top + bottom) / 2}H${RIGHT}`} strokeWidth={bottom - top} className={styles.joints} />
      )}
    </>
  );
}

/** An oblique tick of the dimension chain with its extension line. */
function Tick({ at }: { readonly at: number }) {
  return (
    <>
      <path d={`M${CHAIN - 6} ${at}H${LEFT - 4}`} className={styles.dimension} />
      <path d={`M${CHAIN - 4} ${at + 4}L${CHAIN + 4} ${at - 4}`} className={styles.tick} />
    </>
  );
}

function stack(layers: readonly Layer[]): readonly DrawnLayer[] {
  let top = TOP;
  return layers.map((layer) => {
    const [least, greatest] = layer.thickness;
    const bottom = top + ((least + greatest) / 2) * SCALE;
    const drawn = { ...layer, top, bottom };
    top = bottom;
    return drawn;
  });
}

const middle = ({ top, bottom }: DrawnLayer) => (top + bottom) / 2;
const inCentimetres = ([least, greatest]: readonly [number, number]) => `${least / 10}–${greatest / 10}`;

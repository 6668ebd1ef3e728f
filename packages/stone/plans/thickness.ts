import type { Corner } from './layout.ts';

/** A place of a section where it is thinner than beside it. */
interface ThinPlace {
  /** Across the stone, in millimetres. */
  readonly thickness: number;
  /** In the middle of the stone there. */
  readonly at: Corner;
}

/** Edges are opposite sides of a part where they differ by no more from parallel: a chamfer and the face beside it are none. */
const MOST_TURNED = Math.cos((40 * Math.PI) / 180);
/** Beside a corner, in parts of an edge. */
const BESIDE = 1e-6;

/**
 * How thick an outline is at each place where that changes: across the stone from one of its edges to the one opposite. Between two such
 * places the thickness changes evenly, so the least of them is the least of the outline.
 */
export function thinPlaces(outline: readonly Corner[]): readonly ThinPlace[] {
  const edges = edgesOf(outline);
  return edges.flatMap(([from, to]) => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
    const alongs = outline.map(([x, y]) => (x - from[0]) * ux + (y - from[1]) * uy);
    const beside = long * BESIDE;
    const starts = alongs.flatMap((along) => [along - beside, along + beside]).filter((t) => t > 0 && t < long);
    return starts.flatMap((t): readonly ThinPlace[] => {
      const start: Corner = [from[0] + t * ux, from[1] + t * uy];
      // The stone is at the left of an edge.
      const hit = firstHit(start, [-uy, ux], edges);
      if (!hit || !isOpposite([ux, uy], hit.edge)) return [];
      const { distance } = hit;
      return [{ thickness: distance, at: [start[0] - (uy * distance) / 2, start[1] + (ux * distance) / 2] }];
    });
  });
}

type Edge = readonly [Corner, Corner];

const edgesOf = (outline: readonly Corner[]): readonly Edge[] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner]);

/** The nearest edge that a ray from a point on the outline meets. */
function firstHit([x, y]: Corner, [dx, dy]: Corner, edges: readonly Edge[]) {
  let nearest: { readonly distance: number; readonly edge: Edge } | undefined;
  for (const edge of edges) {
    const [[x1, y1], [x2, y2]] = edge;
    const across = dx * (y2 - y1) - dy * (x2 - x1);
    if (across === 0) continue;
    const distance = ((x1 - x) * (y2 - y1) - (y1 - y) * (x2 - x1)) / across;
    const part = ((x1 - x) * dy - (y1 - y) * dx) / across;
    if (distance > 1e-6 && part >= 0 && part <= 1 && distance < (nearest?.distance ?? Infinity))
      nearest = { distance, edge };
  }
  return nearest;
}

/** Whether an edge runs back along a direction. */
function isOpposite([ux, uy]: Corner, [[x1, y1], [x2, y2]]: Edge): boolean {
  const long = Math.hypot(x2 - x1, y2 - y1);
  return ((x2 - x1) * ux + (y2 - y1) * uy) / long <= -MOST_TURNED;
}

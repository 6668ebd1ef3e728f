import styles from './LayerDrawing.module.css';

export type Hatch = 'slab' | 'bed' | 'bearing' | 'frost';

/** The hatches of a section, as patterns `hatch-<name>`; the grain grows with the depth. */
export function LayerHatches() {
  return (
    <defs>
      <Pattern
        name="slab"
        size={[38, 30]}
        path="M6 7l3 4h-5zM25 18l4 1-3 3zM15 24l2 .5-1 1.5zM31 5l1.5 1-1.5 1zM17 9h1M10 19h1M34 26h1M22 3h1M3 27h1M28 11h1"
      />
      <Pattern
        name="bed"
        size={[15, 9]}
        path="M2 2l3 .5-2 2zM9 1l2.5 2.5-3 .5zM5.500 6l3-.5-1 2.5zM12.500 6.500l1.800.5-1 1.2z"
      />
      <Pattern
        name="bearing"
        size={[34, 28]}
        path="M3 5q4-4 9 0 2 4-3 6-6 0-6-6zM18 3q5-2 7 2-1 5-6 4-3-3-1-6zM14 16q4-3 8 1 0 5-5 5-5-2-3-6zM2 20q3-3 6 0 1 4-3 4-4-1-3-4zM27 14q4-1 5 2-1 4-4 3-3-2-1-5z"
      />
      <Pattern
        name="frost"
        size={[58, 50]}
        path="M4 9q7-8 16-1 4 7-4 12-12 1-12-11zM30 5q9-5 14 2 0 9-9 9-8-3-5-11zM22 28q8-7 16 1 1 10-9 11-10-3-7-12zM3 34q6-6 12 0 2 8-6 9-8-2-6-9zM45 24q8-3 10 3-1 9-8 7-6-4-2-10zM43 43q4-2 6 1-1 4-4 3-3-1-2-4z"
      />
      <Pattern name="ground" size={[9, 9]} path="M0 9L9 0M-2 2L2 -2M7 11L11 7" />
    </defs>
  );
}

interface PatternProps {
  readonly name: Hatch | 'ground';
  readonly size: readonly [number, number];
  readonly path: string;
}

function Pattern({ name, size: [width, height], path }: PatternProps) {
  return (
    <pattern id={`hatch-${name}`} width={width} height={height} patternUnits="userSpaceOnUse">
      <path d={path} className={styles.grain} />
    </pattern>
  );
}

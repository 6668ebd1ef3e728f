import { FIGURE, leaves, pearls, RIM } from '@works/stone/render/coin-shape';
import { swatchWords as words } from '../../content/swatch-words.ts';

/** A leaf that points to the right, pointed at both ends, 2 long and 2 wide. */
const LEAF = 'M-1 0Q0 -1.6 1 0Q0 1.6 -1 0';
const figure = FIGURE.map((corner) => corner.join(' ')).join(' ');
const degrees = (radians: number) => ((radians * 180) / Math.PI).toFixed(1);

/** One Swiss franc, as a scale: rim, ring of pearls, wreath and figure, lit from the upper left. */
export function Coin({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="-1.03 -1.03 2.06 2.06" role="img" aria-label={words.coin}>
      <circle cx="0.03" cy="0.04" r="0.98" fill="var(--text)" opacity="0.28" />
      <circle r="0.98" fill="#a5a29a" />
      <circle r={RIM} fill="#c3c0b8" />
      <circle
        r="0.96"
        fill="none"
        stroke="#eceae4"
        strokeWidth="0.03"
        strokeDasharray="3.02 3.02"
        transform="rotate(135)"
      />
      <circle
        r={RIM}
        fill="none"
        stroke="#8f8c85"
        strokeWidth="0.02"
        strokeDasharray="2.95 2.95"
        transform="rotate(135)"
      />
      {/* Each form twice: what turns away from the light, and above it, a little to the light, what faces it. */}
      <Forms fill="#85827a" shift={0.014} />
      <Forms fill="#e2dfd7" shift={-0.01} />
      <Forms fill="#c9c6be" shift={0} />
    </svg>
  );
}

function Forms({ fill, shift }: { readonly fill: string; readonly shift: number }) {
  return (
    <g fill={fill} transform={`translate(${shift} ${shift})`}>
      {pearls.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x.toFixed(3)} cy={y.toFixed(3)} r="0.016" />
      ))}
      {leaves.map(({ x, y, turn, length, width }) => (
        <path
          key={`${x} ${y}`}
          d={LEAF}
          transform={`translate(${x.toFixed(3)} ${y.toFixed(3)}) rotate(${degrees(turn)}) scale(${length} ${width})`}
        />
      ))}
      <polygon points={figure} />
    </g>
  );
}

import styles from './TownNames.module.css';
import { townNames } from './words.ts';

/** Over the picture of the country, in the pixels of its master. The picture is cut about its middle, and so is this. */
export const TownNames = () => (
  <svg className={styles.names} viewBox="0 0 2880 1440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {townNames.map(({ name, at: [x, y], beyond: [right, down] }) => (
      <g key={name} transform={`translate(${x} ${y})`}>
        <path d={`M0 0L${right} ${down}`} />
        <circle r="9" />
        <text
          x={right + Math.sign(right) * 20}
          y={down}
          textAnchor={right < 0 ? 'end' : right > 0 ? 'start' : 'middle'}
          dy={right ? '0.35em' : down < 0 ? '-0.4em' : '1em'}
        >
          {name}
        </text>
      </g>
    ))}
  </svg>
);

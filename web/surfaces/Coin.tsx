import { materialLibrary as words } from '../content/material-library.ts';

const PEARLS = Array.from({ length: 60 }, (_, pearl) => (pearl / 60) * 2 * Math.PI);

/** One Swiss franc, as a scale: rim, ring of pearls, value. Simplified, since only the size matters. */
export function Coin({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="-50 -50 100 100" role="img" aria-label={words.coin}>
      <circle cx="1.6" cy="2.2" r="49" fill="#24272a" opacity="0.28" />
      <circle r="49" fill="#8f8c85" />
      <circle r="47.6" fill="#c3c0b8" />
      <path d="M-33.6 33.6A47.5 47.5 0 0 1 33.6 -33.6" fill="none" stroke="#eceae4" strokeWidth="2" />
      <path d="M33.6 -33.6A47.5 47.5 0 0 1 -33.6 33.6" fill="none" stroke="#a5a29a" strokeWidth="2" />
      {PEARLS.map((angle) => (
        <circle key={angle} cx={(Math.cos(angle) * 42.5).toFixed(2)} cy={(Math.sin(angle) * 42.5).toFixed(2)} r="1" fill="#95928a" />
      ))}
      <g fill="#8a877f" fontFamily="var(--font)" fontWeight="600" textAnchor="middle">
        <text y="8" fontSize="38">
          1
        </text>
        <text y="26" fontSize="15">
          FR
        </text>
      </g>
    </svg>
  );
}

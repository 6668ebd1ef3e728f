import type { SvgDrawing } from '@works/stone/drafting/draw-svg';
import { SVG_UNIT } from '@works/stone/drafting/svg-unit';
import { colours } from '../../shared/owner/brand.ts';

interface Props {
  readonly drawing: SvgDrawing;
  /** Begins the ids of name and description. */
  readonly id: string;
}

// Ink even where the page's styles are missing.
const INK = `var(--text, ${colours.text})`;

/** A drawing in its true size, so that it prints to scale where no style says otherwise, and its caption. */
export function DrawingSheet({ drawing, id }: Props) {
  const { title, caption, summary, width, height, lines, fills, textSize, words } = drawing;
  return (
    <>
      <svg
        preserveAspectRatio="xMinYMin"
        viewBox={`0 0 ${width * SVG_UNIT} ${height * SVG_UNIT}`}
        width={`${width}mm`}
        height={`${height}mm`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-summary`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-summary`}>{summary}</desc>
        <g fill="none" stroke={INK} strokeLinejoin="round">
          {lines.map((line) => (
            <path key={line.d} strokeWidth={line.width} strokeDasharray={line.dash} d={line.d} />
          ))}
        </g>
        <path fill={INK} d={fills} />
        <g fill={INK} fontSize={textSize}>
          {words.map(({ x, y, text, anchor, upright, row }) => (
            <text
              key={`${x} ${y}`}
              x={x}
              y={y}
              dy=".35em"
              textAnchor={anchor}
              transform={upright && `rotate(-90 ${x} ${y})`}
              data-row={row}
            >
              {text}
            </text>
          ))}
        </g>
      </svg>
      <figcaption>
        <strong>{title}</strong> <span>{caption}</span>
      </figcaption>
    </>
  );
}

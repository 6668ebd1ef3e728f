import type { Drawing } from '../../../../web/stone/drafting/drawing.ts';

export const toMicrometre = (length: number) => Math.round(length * 1000) / 1000;

/** Each dimension of a drawing: what it says, and how long it is drawn, in millimetres. */
export const dimensionsOf = ({ entities }: Drawing) =>
  entities.flatMap((entity) =>
    entity.kind === 'dimensions'
      ? entity.texts.map((text, index) => ({
          text,
          length: toMicrometre((entity.stops[index + 1] ?? NaN) - (entity.stops[index] ?? NaN)),
        }))
      : [],
  );

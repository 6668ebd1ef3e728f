import type { Drawing } from '../../drafting/drawing.ts';

export const toMicrometre = (length: number) => Math.round(length * 1000) / 1000;

/** A text as CAD files spell it. */
export const spelt = (text: string) => text.replaceAll('–', '-').replaceAll('\u00a0', ' ');

/** Each dimension of a drawing: what it says, how long it is drawn, in millimetres, and how it is turned, in degrees. */
export const dimensionsOf = ({ entities }: Drawing) =>
  entities.flatMap((entity) =>
    entity.kind === 'dimensions'
      ? entity.texts.map((text, index) => ({
          text,
          length: toMicrometre((entity.stops[index + 1] ?? NaN) - (entity.stops[index] ?? NaN)),
          angle: entity.direction === 'vertical' ? 90 : 0,
        }))
      : [],
  );

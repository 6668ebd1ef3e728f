import { layers, type BedId } from '@works/stone/facts/layers';
import { permittedWithUnit } from '@works/stone/facts/technical-fact';
import { finishesFor, type PlaceId, type Use } from '@works/stone/facts/uses';
import { choice, planned, type TenderField } from '@works/stone/tender/position';
import { finishTitles } from './finish-titles.ts';
import { testResult } from './test-results.ts';

/** The finish: the usual one of the product is preset. @param place where the position is used, if not everywhere the product is */
export function finishOf(uses: readonly Use[], place?: PlaceId): TenderField {
  const [first, ...others] = finishesFor(uses, place);
  if (!first) throw new Error('The product has no finish.');
  return planned('finish', choice('Oberfläche', finishTitles[first], ...others.map((id) => finishTitles[id])));
}

/** The thickness of a bed: an example is preset, the permitted range is beside it. */
export function bedField(id: BedId): TenderField {
  const { example, unit } = layers[id];
  return { id: 'bed', label: 'Bettdicke', preset: `${example}\u00a0${unit}`, permitted: permittedWithUnit(layers[id]) };
}

/** A class that test results exist for, as what is required; the bidder names the basis of the test. */
export function resultField(id: keyof typeof testResult): TenderField {
  const { label, value } = testResult[id];
  return { label, preset: value, permitted: 'mit Prüfgrundlage' };
}

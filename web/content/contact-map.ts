import { company } from '../../shared/owner/company.ts';
import { countries } from '../../shared/owner/countries.ts';
import { inCantons } from './statistics.ts';

interface Town {
  readonly name: string;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** Where its name is written. */
  readonly side: 'left' | 'right' | 'below' | 'outside';
}

/** Six towns of all parts of the country, to find one's way on the map. */
export const towns: readonly Town[] = [
  { name: 'Zürich', latitude: 47.377, longitude: 8.542, side: 'right' },
  { name: 'Bern', latitude: 46.948, longitude: 7.447, side: 'right' },
  { name: 'Basel', latitude: 47.56, longitude: 7.589, side: 'below' },
  { name: 'Chur', latitude: 46.851, longitude: 9.532, side: 'left' },
  { name: 'Bellinzona', latitude: 46.195, longitude: 9.024, side: 'outside' },
  { name: 'Genf', latitude: 46.204, longitude: 6.143, side: 'below' },
];

/** Words of the map on the contact page. */
export const contactMap = {
  heading: 'Wo Sie uns finden',
  title: `Unser Standort ${countries[company.country].within}`,
  note: 'Norden ist oben. Ausgefüllt: unser Standort.',
  marked: 'Ausgefüllt ist unser Standort',
  towns: 'Kreise zeigen Städte zur Orientierung',
  visit: `Für einen Besuch vereinbaren Sie bitte einen Termin. ${['Wir beraten Sie auch vor Ort', inCantons].filter(Boolean).join(', ')}.`,
} as const;

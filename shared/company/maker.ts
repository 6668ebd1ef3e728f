import { blended, colours, logoSaysName } from '../owner/brand.ts';
import { company } from '../owner/company.ts';
import { addressLines } from './company-words.ts';

/** The company as documents and drawings name it. */
export const maker = {
  name: company.name,
  shortName: company.shortName,
  address: addressLines,
  phones: company.phones.map(({ number }) => number),
  email: company.email,
  inks: {
    text: colours.text,
    quiet: colours.textQuiet,
    // Darker than on a screen.
    line: blended(colours.hairline, colours.text, 0.16),
  },
  logoSaysName,
};

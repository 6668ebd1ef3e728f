import { logoRatio } from '../../shared/owner/brand.ts';

/** Of the logo in the header, which is 32 px high. */
export const logoWidth = Math.round(32 * logoRatio());

import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { blended, colours } from '../../../shared/owner/brand.ts';

/** The accent in Mantine's ten shades: shade 6 is the accent, the others are its steps to paper and to black. */
const ironOxide = [
  ...[0.94, 0.83, 0.66, 0.48, 0.3, 0.12].map((share) => blended(colours.accent, colours.paper, share)),
  colours.accent,
  ...[0.15, 0.31, 0.47].map((share) => blended(colours.accent, '#000000', share)),
] as unknown as MantineColorsTuple;

/** Mantine's greys, from cement white to slate. */
const gray = [
  colours.ground,
  colours.band,
  blended(colours.band, colours.hairline, 0.5),
  colours.hairline,
  ...[0.18, 0.41, 0.6, 0.77, 0.9].map((share) => blended(colours.hairline, colours.text, share)),
  colours.text,
] as unknown as MantineColorsTuple;

/** Colours, type and corners of the Mantine components. `layout/tokens.css` has the measures of the rest of the site. */
export const theme = createTheme({
  white: colours.paper,
  black: colours.text,
  colors: { ironOxide, gray },
  primaryColor: 'ironOxide',
  primaryShade: 6,
  autoContrast: false,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font)',
  fontSizes: { xs: '0.875rem', sm: '1rem', md: '1.0625rem', lg: '1.25rem', xl: '1.5rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
  headings: { fontFamily: 'var(--font)', fontWeight: '600' },
  defaultRadius: '2px',
  radius: { xs: '2px', sm: '2px', md: '2px', lg: '2px', xl: '2px' },
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});

import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Iron oxide, the one accent: shade 6 is the colour of the design, the others are its steps to paper and to black. */
const ironOxide: MantineColorsTuple = [
  '#fbf1ee',
  '#f3ddd7',
  '#e5bab0',
  '#d69586',
  '#c2705c',
  '#ad523c',
  '#9c3f2b',
  '#853423',
  '#6b291b',
  '#521e13',
];

/** Slate to cement: Mantine's greys, taken from the material. */
const gray: MantineColorsTuple = [
  '#f5f3ef',
  '#e9e5dd',
  '#dedad1',
  '#d5d0c6',
  '#b5afa4',
  '#8c867c',
  '#6b665e',
  '#4c4a46',
  '#35373a',
  '#24272a',
];

/** Colours, type and corners of the Mantine parts. `layout/tokens.css` has the same values for the rest of the site. */
export const theme = createTheme({
  white: '#ffffff',
  black: '#24272a',
  colors: { ironOxide, gray },
  primaryColor: 'ironOxide',
  primaryShade: 6,
  autoContrast: false,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'ui-monospace, monospace',
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

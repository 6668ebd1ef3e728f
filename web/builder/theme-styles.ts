import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { colours } from '../../shared/owner/brand.ts';
import { theme } from '../components/fields/theme.ts';

/** The theme's own, and Mantine's for errors and successes; each of the others would make every form page larger. */
const PALETTES = [...Object.keys(theme.colors ?? {}), 'red', 'green', 'teal'];

/** The colours of the design as custom properties: `--text-quiet:#625d55`. */
export function coloursCss(): string {
  const properties = Object.entries(colours).map(
    ([name, colour]) => `--${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}:${colour}`,
  );
  return `:root{${properties.join(';')}}`;
}

/** What covers the page beside a dialog: before Chromium 122, a backdrop inherits no custom property. */
export const backdropCss = `dialog[closedby]::backdrop{background:${colours.text}73}`;

/**
 * The variables of the theme as CSS, in the layer of Mantine's own styles: the light scheme, and the palettes in use. MantineProvider would
 * write them into a `<style>` element, which the site's content security policy forbids.
 */
export function themeCss(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const palettes = Object.entries(whole.colors).filter(([name]) => PALETTES.includes(name));
  const variables = defaultCssVariablesResolver({
    ...whole,
    colors: Object.fromEntries(palettes) as typeof whole.colors,
  });
  return `@layer mantine{${convertCssVariables({ ...variables, dark: {} }, ':root')}}`;
}

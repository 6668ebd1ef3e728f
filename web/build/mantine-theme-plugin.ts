import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../components/theme.ts';

const MODULE = 'virtual:mantine-theme.css';
/** The theme's own, and Mantine's for errors and successes; each of the others would make every form page larger. */
const PALETTES = [...Object.keys(theme.colors ?? {}), 'red', 'green', 'teal'];

/**
 * Gives Mantine's variables as the stylesheet `virtual:mantine-theme.css`, made from the theme.
 * MantineProvider would write them into a `<style>` element, which the site's content security policy forbids.
 */
export function mantineThemeCss(): Plugin {
  return {
    name: 'mantine-theme-css',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? themeCss() : undefined),
  };
}

/** The variables of the theme as CSS, in the layer of Mantine's own styles: the light scheme, and the palettes in use. */
export function themeCss(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const palettes = Object.entries(whole.colors).filter(([name]) => PALETTES.includes(name));
  const variables = defaultCssVariablesResolver({ ...whole, colors: Object.fromEntries(palettes) as typeof whole.colors });
  return `@layer mantine{${convertCssVariables({ ...variables, dark: {} }, ':root')}}`;
}

import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../components/theme.ts';

const MODULE = 'virtual:mantine-theme.css';

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

/** The variables of the theme as CSS, in the layer of Mantine's own styles. Without the dark scheme, which the site doesn't have. */
export function themeCss(): string {
  const variables = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  return `@layer mantine{${convertCssVariables({ ...variables, dark: {} }, ':root')}}`;
}

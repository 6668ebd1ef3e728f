import { DEFAULT_THEME, MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { theme } from './theme.ts';

const MODULE = 'virtual:mantine-theme.css';

/** Mantine's palettes that stay beside the theme's own: errors and successes. */
const KEPT_PALETTES = ['gray', 'red', 'green', 'teal'];
const unusedPalettes = Object.keys(DEFAULT_THEME.colors).filter((name) => !KEPT_PALETTES.includes(name));

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

/** The variables of the theme as CSS, in the layer of Mantine's own styles: the light scheme only, and only palettes in use. */
export function themeCss(): string {
  const provider = createElement(MantineProvider, { theme, forceColorScheme: 'light', deduplicateCssVariables: false, withGlobalClasses: false }, null);
  const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(renderToString(provider)) ?? [];
  const light = css.replaceAll(/:root\[data-mantine-color-scheme="dark"\][^{]*\{[^}]*\}/g, '');
  const used = light.replaceAll(new RegExp(`(?<=[{;])--mantine-color-(?:${unusedPalettes.join('|')})-[^;]*;`, 'g'), '');
  return `@layer mantine{${used}}`;
}
